import * as React from 'react'

// In development, React makes a task of the debugger and the stack of an error for every element: a third of
// the time of these tests. Nobody debugs them with these.
delete (console as Partial<{ createTask: unknown }>).createTask

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
// React makes stacks only for the first 10,000 elements of a second.
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
})
