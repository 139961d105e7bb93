import { Trans, useLingui } from '@lingui/react/macro'
import { namedLetters } from '../../printing/drawing/unprintable.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import type { MarkedPrint } from './zipTogether.ts'

/** Names the letters that prints of a zip have marks for, each document with its own. */
export const MarkedPrints = ({ prints }: { readonly prints: readonly MarkedPrint[] }) => {
  const { t } = useLingui()
  if (prints.length === 0) return null
  return (
    <Banner isLive title={t`Some characters cannot be printed`} tone="warning">
      <p>
        <Trans>
          These prints have � in place of characters. Write them with other letters where the print must show them.
        </Trans>
      </p>
      <ul>
        {prints.map(({ document, letters }) => (
          <li key={document.id}>
            {document.label}: {namedLetters(letters)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
