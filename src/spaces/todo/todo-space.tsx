import { useActorRef } from '@xstate/react'
import { todo } from '../../actors/users/todo/todo.ts'
import { TodoPage } from '../../screens/users/todo/todo.tsx'

/** Starts what waits for the federation; loaded with its route. */
export const TodoSpace = () => <TodoPage actor={useActorRef(todo)} />
