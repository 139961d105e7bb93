import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentArchive } from '../../api/agent/archive.ts'
import { Link } from '../../ui/button/Link.tsx'
import { CopyButton } from '../../ui/feedback/CopyButton.tsx'

interface AgentDownloadProps {
  readonly archive: AgentArchive
}

/** The archive by name, with version and size. */
const ArchiveLink = ({ archive }: AgentDownloadProps) => {
  const { i18n } = useLingui()
  const { href, name, version } = archive
  const size = i18n.number(Math.ceil(archive.bytes / 1000))
  return (
    <Trans>
      <Link download href={href}>
        {name}
      </Link>{' '}
      (version {version}, {size}&nbsp;kB)
    </Trans>
  )
}

/** How to get the signing application and start it (seed 000 §2, agent-application-required dialog). */
export const AgentDownload = ({ archive }: AgentDownloadProps) => (
  <>
    <ol className="step-list">
      <li>
        <Trans>
          Download and unpack it: <ArchiveLink archive={archive} />
        </Trans>
      </li>
      <li>
        <Trans>
          Write into <code>settings.json</code> which token or key file signs; <code>README.en.txt</code> says how. This
          site's address stands there already.
        </Trans>
      </li>
      <li>
        <Trans>
          Start it with <code>start.cmd</code> on Windows, <code>start.command</code> on macOS, <code>start.sh</code> on
          Linux. It needs Node.js 20 or newer.
        </Trans>
      </li>
      <li>
        <Trans>Leave it running, come back here and try again.</Trans>
      </li>
    </ol>
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
