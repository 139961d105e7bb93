import type { MessageDescriptor } from '@lingui/core'
import { createContext } from 'react'
import type { RegistrationUnseen } from '../domain/failure.ts'
import type { AccessFailure } from './accessMessage.ts'
import type { FailureMessage, DescribableFailure } from './failureText.ts'

/** What can go wrong elsewhere than at the server or on the way to it. */
export type AreaFailure = Exclude<DescribableFailure, AccessFailure> | RegistrationUnseen

/** Texts that an area or a capability brings for what can go wrong in it. */
export interface FailureTexts {
  /** By the contract's reason of a refusal. */
  readonly refusals?: Readonly<Record<string, FailureMessage>>
  /** Of other failures; null for one that it has no text for. */
  readonly describe?: (failure: AreaFailure) => FailureMessage | null
  /** Of a field's message code; null for one that it has no text for. */
  readonly field?: (code: string) => MessageDescriptor | null
}

/** The texts of the screen's area, the innermost first; those of access, network and server are always known. */
export const KnownTexts = createContext<readonly FailureTexts[]>([])
