import { useActorRef } from '@xstate/react'
import { serviceState } from '../actors/federations/service-state.ts'
import { ServiceStatePage } from '../screens/federations/service-state.tsx'

/** Starts the state of the service; loaded with its route. */
export const ServiceStateSpace = () => <ServiceStatePage actor={useActorRef(serviceState)} />
