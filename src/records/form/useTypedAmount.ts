import { useState } from 'react'
import { isAmount, readAmount, shownAmount } from '../../domain/money.ts'
import { typedAmountAfter, withoutShownDots, type TypedAmount } from '../../domain/typedAmount.ts'

interface Reading {
  readonly after: (before: TypedAmount, text: string) => TypedAmount
  /** The amount that a text says, or null where it is none. */
  readonly read: (text: string) => string | null
}

const decimals: Reading = { after: typedAmountAfter, read: readAmount }

/**
 * A field of an amount that is kept as an exact decimal: its text stays as it is typed or pasted until the field is left, and is then shown
 * with dots between thousands. A text that is no amount is kept as it is.
 */
export const useTypedAmount = ({ after, read }: Reading = decimals) => {
  const [typed, setTyped] = useState<TypedAmount | null>(null)
  return {
    /** What the field shows of what is kept. */
    shown: (kept: string): string => typed?.text ?? shownAmount(kept),
    /** What is kept of a text that is typed over what is kept now. */
    type(kept: string, text: string): string {
      const now = after(typed ?? { text: shownAmount(kept), hasShownDots: isAmount(kept) }, text)
      setTyped(now)
      return read(withoutShownDots(now)) ?? text.trim()
    },
    leave: () => setTyped(null),
  }
}
