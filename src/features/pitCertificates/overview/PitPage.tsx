import { Trans, useLingui } from '@lingui/react/macro'
import { useShownPerson } from '../../../api/queries/profile.ts'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { DocumentsAtAGlance } from '../../../documents/overview/DocumentsAtAGlance.tsx'
import { NeedsCard } from '../../../documents/overview/NeedsCard.tsx'
import { useDocumentRights } from '../../../documents/rights.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { DocumentTitle } from '../../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { NoCertificate } from '../empty/NoCertificate.tsx'
import { ShownCertificates } from '../kind/ShownCertificates.tsx'
import { PageTabs } from '../../../area/PageTabs.tsx'
import { certificateOverview } from './overviewKind.tsx'
import { useNeeds } from './useNeeds.ts'

const Needs = () => {
  const { t } = useLingui()
  return (
    <NeedsCard
      needs={useNeeds()}
      none={<Trans>Nothing at the moment: no PIT certificate is refused, no number waits, and no draft is left.</Trans>}
      title={t`What needs somebody`}
    />
  )
}

const Standing = () => {
  const { t } = useLingui()
  const { name } = useShownPerson()
  const { openPage, pageHref } = useNavigation()
  const { add } = useDocumentRights()
  const openNew = add === null ? () => openPage('pit-certificates', { record: newRecord }) : undefined
  return (
    <Page
      above={<PageTabs />}
      actions={
        openNew && (
          <Button icon={<PlusIcon />} onPress={openNew} variant="primary">
            {t`Add a PIT certificate`}
          </Button>
        )
      }
      description={t`This is how your company’s PIT certificates stand.`}
      title={name.trim() === '' ? t`Hello` : t`Hello, ${name}`}
      width="narrow"
    >
      <DocumentTitle title={t`e-PIT`} />
      <Needs />
      <DocumentsAtAGlance
        hrefOf={(id) => pageHref('pit-certificates', { record: id })}
        hrefOfStatus={(status) => pageHref('pit-certificates', { parameters: { status } })}
        none={<NoCertificate onAdd={openNew} />}
        of={certificateOverview}
      />
    </Page>
  )
}

/** How the company's PIT certificates stand, and what needs somebody. */
export const PitPage = () => (
  <ShownCertificates>
    <Standing />
  </ShownCertificates>
)
