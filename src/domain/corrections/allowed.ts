import { regimeOn } from './regimes.ts'
import { correctionMethods, type Allowed, type CorrectionMethod, type CorrectionTable } from './table.ts'

/** What has been done about a document already. `made` is what corrects it: replacing and adjusting documents that the authority has. */
export interface Corrected {
  /** Whether the authority has accepted it. */
  readonly isAccepted: boolean
  readonly made: readonly CorrectionMethod[]
  /** Whether a correction of it is on its way. */
  readonly isPending: boolean
  /** Whether a notice that the authority has received cancels it; not of kinds that no notice cancels. */
  readonly isCancelled?: boolean
  /** Whether it stands in the place of another one itself. */
  readonly isReplacing?: boolean
}

/** Why a document cannot be corrected now, whatever is wrong with it. */
export type NotCorrectable = 'notAccepted' | 'cancelled' | 'replaced' | 'pending'

export const notCorrectable = ({
  isAccepted,
  isCancelled = false,
  made,
  isPending,
}: Corrected): NotCorrectable | null => {
  if (isCancelled) return 'cancelled'
  if (made.includes('replace')) return 'replaced'
  if (isPending) return 'pending'
  return isAccepted ? null : 'notAccepted'
}

export interface Offered extends Allowed {
  /** Set where an earlier correction leaves one method: the first one binds those after it (Circular 91/2026 art. 10.6a). */
  readonly isBound: boolean
}

interface OnDay extends Pick<Corrected, 'made' | 'isReplacing'> {
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
}

/**
 * What may be done about an error on a day. A notice binds nothing and is not bound. A document that was adjusted is adjusted again, also
 * where the law of today adjusts no other. One that replaces another is replaced, but where an error is never corrected so.
 */
export const allowedCorrections = <Error extends string>(
  table: CorrectionTable<Error>,
  { error, today, made, isReplacing = false }: OnDay & { readonly error: Error },
): Offered => {
  const allowed = table.allowed[regimeOn(today)][error]
  const isMaking = allowed.methods.some((method) => method !== 'notice')
  if (made.includes('adjust') && isMaking) {
    const methods = correctionMethods.filter(
      (method) => method === 'adjust' || (method === 'notice' && allowed.methods.includes(method)),
    )
    return { ...allowed, methods, because: 'adjustedBefore', isBound: true }
  }
  const isChosen = allowed.methods.includes('adjust') && allowed.methods.includes('replace')
  if (!isReplacing || !isChosen) return { ...allowed, isBound: false }
  const methods = allowed.methods.filter((method) => method !== 'adjust')
  return { ...allowed, methods, because: 'replacedBefore', isBound: true }
}

/** Whether the law of a day allows a method of any error, of a document that does not say which one it is about. */
export const allowsMethod = <Error extends string>(
  table: CorrectionTable<Error>,
  method: CorrectionMethod,
  onDay: OnDay,
): boolean => table.errors.some((error) => allowedCorrections(table, { error, ...onDay }).methods.includes(method))
