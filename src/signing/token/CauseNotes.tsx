import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PropsWithChildren } from 'react'
import { agentArchive, type AgentArchive } from '../../api/agent/archive.ts'
import { agentOrigin } from '../../api/agent/origin.ts'
import type { Failure } from '../../domain/failure.ts'
import { Link } from '../../ui/button/Link.tsx'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import { WarningIcon } from '../../ui/icons/firstIcons.tsx'
import { AgentDownload, AgentForThisSite, AgentOffer } from './AgentDownload.tsx'

/** What helps with one cause beyond its text: the commands, the clicks, the numbers side by side. */
export const CauseNotes = ({ cause }: { readonly cause: Failure }) => {
  const archive = agentArchive(document)
  switch (cause.code) {
    case 'agent.notRunning':
      return (
        <>
          {archive === null ? <StartTheAgent site={window.location.origin} /> : <AgentDownload archive={archive} />}
          <WhoHasThePort />
        </>
      )
    case 'agent.refused':
      return <RefusalNotes archive={archive} reason={cause.reason} />
    case 'agent.pinRefused':
      return <CorrectThePin />
    case 'agent.blocked':
      return <UnblockTheAgent archive={archive} />
    case 'pin.wrong':
      return <AttemptsLeft count={cause.attemptsLeft} />
    case 'certificate.otherTaxCode':
      return <TaxCodes ofSeller={cause.sellerTaxCode} ofToken={cause.tokenTaxCode} />
    default:
      return null
  }
}

interface OfferProps {
  readonly archive: AgentArchive | null
}

/** Where the server has no archive to offer, as in development. */
const StartTheAgent = ({ site }: { readonly site: string }) => (
  <ol className="step-list">
    <li>
      <Trans>
        On the computer with the token, start the product with <code>npm start</code>: it starts the signing application
        as well.
      </Trans>
    </li>
    <li>
      <Trans>
        Where the product runs elsewhere, start the signing application alone:{' '}
        <code>AGENT_ORIGINS={site} PKCS11_MODULE=… node agent/main.ts</code>
      </Trans>
    </li>
    <li>
      <Trans>Leave it running, come back here and try again.</Trans>
    </li>
  </ol>
)

const RefusalNotes = ({ reason, archive }: OfferProps & { readonly reason: string }) => {
  if (reason === 'answer.otherProgram') return <WhoHasThePort />
  return reason === 'request.forbiddenOrigin' ? <AllowThisSite archive={archive} site={window.location.origin} /> : null
}

const StatusPageLink = ({ children }: PropsWithChildren) => (
  <Link href={`${agentOrigin(document)}/`} target="_blank">
    {children}
  </Link>
)

/** A page cannot see who listens on the agent's port; the person at the computer can. */
const WhoHasThePort = () => (
  <p className="step-note">
    <Trans>
      To see what answers on this computer, open <StatusPageLink>the signing application's status page</StatusPageLink>.
      If it runs and the page does not appear, another program, such as a proxy, uses its port: close that one, start
      the signing application again, then try again.
    </Trans>
  </p>
)

const AllowThisSite = ({ site, archive }: OfferProps & { readonly site: string }) => (
  <>
    <ol className="step-list">
      <li>
        <Trans>
          Open <StatusPageLink>the signing application's status page</StatusPageLink> in a new tab.
        </Trans>
      </li>
      <li>
        <Trans>
          If it appears, the application is not set up for this site. The address to allow is one of its settings:{' '}
          <code>AGENT_ORIGINS={site}</code>
        </Trans>
      </li>
      <li>
        <Trans>
          If anything else appears, another program uses its port. Close that program or give it another port, start the
          signing application again, then try again.
        </Trans>
      </li>
    </ol>
    {archive !== null && <AgentForThisSite archive={archive} />}
  </>
)

const CorrectThePin = () => (
  <p className="step-note">
    <Trans>
      The PIN is the setting <code>AGENT_PIN</code> of the signing application. Without it, the application asks for the
      PIN on its own screen.
    </Trans>
  </p>
)

const UnblockTheAgent = ({ archive }: OfferProps) => (
  <>
    <ol className="step-list">
      <li>
        <Trans>Press the icon at the left of the address bar and open the site settings.</Trans>
      </li>
      <li>
        <Trans>Set “Apps on device” or “Local network access” to “Allow”.</Trans>
      </li>
      <li>
        <Trans>Come back here and try again; the page need not be reloaded.</Trans>
      </li>
    </ol>
    {archive !== null && <AgentOffer archive={archive} />}
  </>
)

const AttemptsLeft = ({ count }: { readonly count: number | null }) => {
  const { t } = useLingui()
  const label =
    count === null
      ? t`Attempts left: unknown`
      : t`${plural(count, { one: '# attempt left', other: '# attempts left' })}`
  return (
    <div>
      <StatusBadge
        icon={count === null ? undefined : <WarningIcon size={14} />}
        label={label}
        tone={count === 1 ? 'red' : 'amber'}
      />
    </div>
  )
}

const TaxCodes = ({ ofToken, ofSeller }: { readonly ofToken: string; readonly ofSeller: string }) => {
  const { t } = useLingui()
  return (
    <div className="step-card">
      <DescriptionList
        items={[
          { term: t`On the token`, detail: ofToken === '' ? t`No tax code` : ofToken },
          { term: t`On the document`, detail: ofSeller },
        ]}
      />
    </div>
  )
}
