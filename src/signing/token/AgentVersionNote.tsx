import { useSyncExternalStore } from 'react'
import { Trans } from '@lingui/react/macro'
import { agentArchive } from '../../api/agent/archive.ts'
import { heardAgentVersion, isTooOld, oldestAgentVersion } from '../../api/agent/version.ts'
import { ArchiveLink } from './AgentDownload.tsx'

/** That the signing application on this computer is too old for this page, and the newer one; nothing while it is not. */
export const AgentVersionNote = () => {
  const heard = useSyncExternalStore(heardAgentVersion.subscribe, heardAgentVersion.now)
  const archive = agentArchive(document)
  if (!isTooOld(heard)) return null
  return (
    <p className="step-note" role="status">
      <Trans>
        The signing application on this computer is version {heard}, and this site needs {oldestAgentVersion} or newer.
      </Trans>{' '}
      {archive !== null && (
        <Trans>
          Install the newer one: <ArchiveLink archive={archive} />
        </Trans>
      )}
    </p>
  )
}
