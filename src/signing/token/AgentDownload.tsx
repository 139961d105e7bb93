import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentArchive } from '../../api/agent/archive.ts'
import { agentOrigin } from '../../api/agent/origin.ts'
import { Link } from '../../ui/button/Link.tsx'
import { CopyButton } from '../../ui/feedback/CopyButton.tsx'

interface AgentDownloadProps {
  readonly archive: AgentArchive
}

/** The archive by name, with version and size. */
export const ArchiveLink = ({ archive }: AgentDownloadProps) => {
  const { i18n } = useLingui()
  const { href, name, version } = archive
  const size = i18n.number(Math.ceil(archive.bytes / 100_000) / 10)
  return (
    <Trans>
      <Link download href={href}>
        {name}
      </Link>{' '}
      (version {version}, {size}&nbsp;MB)
    </Trans>
  )
}

/** For Windows: nothing to configure. */
const InstallerSteps = ({ archive, statusPage }: AgentDownloadProps & { readonly statusPage: string }) => (
  <ol className="step-list">
    <li>
      <Trans>
        Download it and unpack all of it: <ArchiveLink archive={archive} />
      </Trans>
    </li>
    <li>
      <Trans>
        Double-click the <code>.msi</code> file inside. No administrator is needed. The installer has no publisher's
        signature: if Windows warns of it, compare the checksum below.
      </Trans>
    </li>
    <li>
      <Trans>
        It starts by itself and shows{' '}
        <Link href={statusPage} target="_blank">
          its status page
        </Link>
        . Come back here and try again.
      </Trans>
    </li>
  </ol>
)

const ScriptSteps = ({ archive }: AgentDownloadProps) => (
  <ol className="step-list">
    <li>
      <Trans>
        Download and unpack it: <ArchiveLink archive={archive} />
      </Trans>
    </li>
    <li>
      <Trans>
        It looks for the token's library itself. Where it finds none, or a key file signs, write that into{' '}
        <code>settings.json</code>; <code>README.en.txt</code> says how. This site's address stands there already.
      </Trans>
    </li>
    <li>
      {archive.kind === 'windows' ? (
        <Trans>
          Start it with <code>start.cmd</code>. It needs Node.js 20 or newer.
        </Trans>
      ) : (
        <Trans>
          Start it with <code>start.command</code> on macOS, <code>start.sh</code> on Linux. It needs Node.js 20 or
          newer.
        </Trans>
      )}
    </li>
    <li>
      <Trans>Leave it running, come back here and try again.</Trans>
    </li>
  </ol>
)

/** How to get the signing application and start it (seed 000 §2, agent-application-required dialog). */
export const AgentDownload = ({ archive }: AgentDownloadProps) => (
  <>
    {archive.kind === 'installer' ? (
      <InstallerSteps archive={archive} statusPage={`${agentOrigin(document)}/`} />
    ) : (
      <ScriptSteps archive={archive} />
    )}
    <details className="step-details">
      <summary>
        <Trans>Check the download</Trans>
      </summary>
      <div className="step-details-body">
        <pre>SHA-256 {archive.sha256}</pre>
        <CopyButton text={archive.sha256} />
      </div>
    </details>
  </>
)

/** One line for where the signing application may be missing, but need not be. */
export const AgentOffer = ({ archive }: AgentDownloadProps) => (
  <p className="step-note">
    <Trans>
      Not on this computer yet? Download it: <ArchiveLink archive={archive} />
    </Trans>
  </p>
)

/** One line for where an agent runs that does not know this site. */
export const AgentForThisSite = ({ archive }: AgentDownloadProps) => (
  <p className="step-note">
    <Trans>
      The one to download here knows this site already: <ArchiveLink archive={archive} />
    </Trans>
  </p>
)
