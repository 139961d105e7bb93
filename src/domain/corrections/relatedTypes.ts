import { regimeOn, type Regime } from './regimes.ts'

/** The decree under which a document that is corrected was made (`LHCTLQuan`, `LCTDT`; facts of the sales areas §3: other values are not known). */
export const relatedTypes = { decree70: '1', decree123: '7', decree254: '8' } as const satisfies Readonly<
  Record<Regime, string>
>
export type RelatedType = (typeof relatedTypes)[Regime]

/** That of a document of a day, `YYYY-MM-DD`. */
export const relatedTypeOn = (day: string): RelatedType => relatedTypes[regimeOn(day)]
