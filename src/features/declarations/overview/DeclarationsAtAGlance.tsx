import { Trans, useLingui } from '@lingui/react/macro'
import { useCollection } from '../kind/collection.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Page.tsx'
import { DocumentsAtAGlance } from '../../../documents/overview/DocumentsAtAGlance.tsx'
import { useDocumentRights } from '../../../documents/rights.ts'
import { declarationOverviews } from './overviewKind.tsx'
import { placeOfStatus } from './placeOfStatus.ts'

const FirstDeclaration = ({ onMake }: { readonly onMake: () => void }) => {
  const { t } = useLingui()
  const isOfEInvoices = useCollection().key === 'eInvoice'
  const rights = useDocumentRights()
  return (
    <Card>
      <EmptyState
        actions={
          rights.add === null && (
            <Button onPress={onMake} variant="primary">
              <Trans>Make the first declaration</Trans>
            </Button>
          )
        }
        title={t`No declaration yet`}
      >
        {isOfEInvoices ? (
          <Trans>
            Before your company may issue e-invoices, its use of them is declared to the tax authority with form
            01/ĐKTĐ-HĐĐT.
          </Trans>
        ) : (
          <Trans>
            Before your company may issue e-documents, such as documents of withheld personal income tax, its use of
            them is declared to the tax authority with form 01/ĐKTĐ-CTĐT.
          </Trans>
        )}
      </EmptyState>
    </Card>
  )
}

/** All declarations counted by status and the newest of them, or what to do where there is none. */
export const DeclarationsAtAGlance = () => {
  const { openPanel, panelHref } = useNavigation()
  const { key, panel } = useCollection()
  return (
    <DocumentsAtAGlance
      hrefOf={(declaration) => panelHref(panel, { declaration })}
      hrefOfStatus={(status) => panelHref(panel, placeOfStatus(status))}
      none={<FirstDeclaration onMake={() => openPanel(panel, { declaration: 'new' })} />}
      of={declarationOverviews[key]}
    />
  )
}
