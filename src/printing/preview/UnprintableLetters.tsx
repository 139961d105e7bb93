import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { namedLetters } from '../drawing/unprintable.ts'

interface Props {
  readonly letters: readonly string[]
}

/** Names the letters that a print has marks for, before it goes to paper; nothing where there are none. */
export const UnprintableLetters = ({ letters }: Props) => {
  const { t } = useLingui()
  if (letters.length === 0) return null
  const named = namedLetters(letters)
  return (
    <Banner isLive title={t`Some characters cannot be printed`} tone="warning">
      <Trans>The print has � in place of: {named}. Write them with other letters where the print must show them.</Trans>
    </Banner>
  )
}
