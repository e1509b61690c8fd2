import { useActorRef } from '@xstate/react'
import { ServiceStatePage } from '../screens/federations/service-state.tsx'
import { serviceStateMachine } from '../../machines/federations/service-state.ts'
import { wire } from '../actors/wire.ts'

const serviceState = wire(serviceStateMachine)

/** Starts the state of the service; loaded with its route. */
export const ServiceStateSpace = () => <ServiceStatePage actor={useActorRef(serviceState)} />
