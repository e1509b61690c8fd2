// In development, React makes a task of the debugger for every element: a sixth of the time of these
// tests. Nobody debugs them with these tasks, so the function is removed before React is loaded.
delete (console as Partial<{ createTask: unknown }>).createTask
