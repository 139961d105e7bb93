import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

interface Props {
  readonly kind: TemplateKind
  /** The year that has no template. */
  readonly year: string
}

/** In January: the year has no template yet, so nothing can be issued. */
export const YearNotice = ({ kind, year }: Props) => {
  const { t } = useLingui()
  return (
    <Banner title={t`There is no template for ${year} yet`} tone="warning">
      {kind === 'invoice' ? (
        <Trans>
          Serial numbers carry the year, so invoices of {year} need a template of their own. Select last year's and copy
          it.
        </Trans>
      ) : (
        <Trans>
          Serial numbers carry the year, so documents of {year} need a template of their own. Select last year's and
          copy it.
        </Trans>
      )}
    </Banner>
  )
}
