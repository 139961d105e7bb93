import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import { mostRunRows } from '../../../domain/documents/issueRuns.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SendIcon } from '../../../ui/icons/icons.tsx'
import type { Drafted } from './workspace.ts'

interface Props {
  readonly drafted: readonly Drafted[]
  readonly onIssue: (drafted: readonly Drafted[]) => void
}

/** Doubles that are named; the list shows the others. */
const mostNamed = 20

/** What can be done with the drafts: issued in one run by the signing server. */
export const DraftedPanel = ({ drafted, onIssue }: Props) => {
  const { t } = useLingui()
  const missing = useRightText()(useDocumentRights().send)
  const doubles = drafted.filter(({ isDouble }) => isDouble)
  if (drafted.length === 0) return null
  return (
    <>
      {doubles.length > 0 && (
        <Banner title={t`Some of them may be doubles`} tone="warning">
          <p>
            <Plural
              one="Your company has another PIT certificate for # of these taxpayers, kind of income and months. Compare it before you issue."
              other="Your company has other PIT certificates for # of these taxpayers, kinds of income and months. Compare them before you issue."
              value={doubles.length}
            />
          </p>
          <ul aria-label={t`Doubles`}>
            {doubles.slice(0, mostNamed).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Banner>
      )}
      <p>
        <Trans>
          The drafts stand in the list. You can issue them all with the signing server (HSM): you enter the PIN once,
          and the server goes on when you close the page.
        </Trans>
      </p>
      <div>
        <Button
          disabledReason={missing ?? (drafted.length > mostRunRows ? t`More than can be issued in one go` : undefined)}
          icon={<SendIcon />}
          onPress={() => onIssue(drafted)}
          variant="primary"
        >
          {t`Issue all with HSM`}
        </Button>
      </div>
    </>
  )
}
