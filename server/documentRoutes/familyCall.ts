import type * as v from 'valibot'
import type { Call, FilerScope, ScopedAccess } from '../../src/api/contract/call.ts'

/** Text parameters of a path or query once they are read. */
export type Read = Readonly<Record<string, unknown>>

/** A call of a family, by what is read of a request, what is answered, and why it may be refused: the schemas are its kind's own. */
export type FamilyCall<Params extends Read, Query extends Read, Body, Answer, Reason extends string> = Call<
  v.GenericSchema<{ [name: string]: string | undefined }, Params>,
  v.GenericSchema<{ [name: string]: string | undefined }, Query>,
  v.GenericSchema<unknown, Body>,
  v.GenericSchema<unknown, Answer>,
  ScopedAccess<FilerScope>,
  Reason
>

/** A path without parameters, or no query. */
export type NoParams = Read

/** Parameters of a path that names one document. */
export interface OfDocument extends Read {
  readonly id: string
}
