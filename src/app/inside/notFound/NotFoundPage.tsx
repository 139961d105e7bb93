import { useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Brand } from '../../../features/session/Brand.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QuestionIcon } from '../../../ui/icons/icons.tsx'
import { CentredPage } from '../../../ui/layout/Page.tsx'
import { TopBar } from '../../../ui/layout/TopBar.tsx'
import { LanguageMenu } from '../../LanguageMenu.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'

/** There is nothing at this address. */
export function NotFoundPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const { history } = useRouter()
  return (
    <CentredPage bar={<TopBar actions={<LanguageMenu history={history} />} brand={<Brand />} />}>
      <DocumentTitle title={t`Page not found`} />
      <h1 className="visually-hidden">{t`Page not found`}</h1>
      <EmptyState
        actions={
          <Link href={`/${locale}`}>
            <Trans>Go to the start page</Trans>
          </Link>
        }
        icon={<QuestionIcon size={24} />}
        title={t`There is no page at this address`}
      >
        <Trans>It may have moved, or the address has a typing error.</Trans>
      </EmptyState>
    </CentredPage>
  )
}
