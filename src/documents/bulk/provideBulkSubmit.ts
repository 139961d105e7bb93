import { fromPromise } from 'xstate'
import { documentsSubmit } from '../../machines/documentsSubmit/documentsSubmit.ts'
import type { BulkXmlGenerated, DraftsChecked, DraftsInput } from '../../machines/documentsSubmit/items.ts'
import type { GenerateInput } from '../../machines/documentSubmit/setup.ts'
import type { IssueRunCalls } from '../../api/contract/documents/issueRuns.ts'
import { basisOn } from '../../machines/saving.ts'
import type { DocumentSubmitParts } from '../submit/provideDocumentSubmit.ts'
import { signingActors } from '../submit/signingActors.ts'
import { signingDocuments } from '../submit/signingDocuments.ts'
import { generateXml, submitActors, type SubmitParts } from '../submit/submitActors.ts'
import { bytesOf } from './bytesOf.ts'
import { checkDrafts, type CheckParts } from './checkDrafts.ts'
import { findRun } from './findRun.ts'
import { runsOf } from './runs.ts'
import { issueRunKeys } from './openRuns.ts'
import { provideHoldWorks } from './holdWorks.ts'
import { withoutForm } from '../submit/whileSaving.ts'

interface BulkSubmitParts extends Omit<DocumentSubmitParts, 'whileGenerating' | 'announceGenerated'> {
  readonly runCalls: IssueRunCalls
  readonly found: CheckParts['found']
  readonly onNamed: CheckParts['onNamed']
}

/** Half of what has to be sent together is not sent. */
const goesAlone = (version: string): BulkXmlGenerated => ({
  ok: false,
  failure: { code: 'bulk.leftOut', because: 'goesAlone' },
  basis: basisOn(version),
})

/** The XML of one document, with what decides which others are signed with it. */
const generate = async (parts: SubmitParts, input: GenerateInput, signal: AbortSignal): Promise<BulkXmlGenerated> => {
  const answer = await generateXml(parts, input, signal)
  if (!answer.ok) return answer
  const { version, work, document } = answer.value
  if (work.companionKey !== null) return goesAlone(version)
  const { xml, sellerName } = document.open()
  return { ok: true, value: { version, work: { ...work, sellerName, bytes: bytesOf(xml) }, document } }
}

/** documentsSubmit with everything that acts, of which documentSubmit has the most as well. */
export const provideBulkSubmit = ({
  agent,
  queryClient,
  queryKey,
  layout,
  runCalls,
  found,
  onNamed,
  ...given
}: BulkSubmitParts) => {
  const parts: SubmitParts = { ...given, whileGenerating: withoutForm }
  const checking = { ...parts, found, onNamed }
  const { api, store, locks, userId, now, collection } = parts
  const documents = signingDocuments(layout, store, userId)
  const runs = runsOf({ api, calls: runCalls })
  const refreshRuns = () => queryClient.invalidateQueries({ queryKey: issueRunKeys.all })
  const ways = signingActors({ api, agent, documents })
  const { sendSigned, findSent } = submitActors(parts)
  return documentsSubmit.provide({
    actors: {
      sendSigned,
      findSent,
      checkDrafts: fromPromise<DraftsChecked, DraftsInput>(({ input: { documentIds, runId }, signal }) =>
        runId === undefined ? checkDrafts(checking, documentIds, signal) : findRun(checking, runs, runId, signal),
      ),
      generateXml: fromPromise<BulkXmlGenerated, GenerateInput>(({ input, signal }) => generate(parts, input, signal)),
      holdWorks: provideHoldWorks({ store, locks, userId, now, collection }),
      ...ways,
      hsmRun: ways.hsmSigning.provide({ actors: { signDocument: runs.signDocument } }),
      followRun: runs.followRun,
      cancelRun: runs.cancelRun,
      pauseRun: runs.pauseRun,
    },
    actions: {
      forgetWork: (_, { reqKey }) => store.remove(userId, reqKey),
      forgetUnsigned: (_, { reqKeys }) => reqKeys.forEach((reqKey) => store.remove(userId, reqKey)),
      prepareRun: (_, run) => runs.prepare(run),
      putRunAway: (_, run) => void runs.putAway(run).then(refreshRuns),
      refreshLists: () => void Promise.all([queryClient.invalidateQueries({ queryKey }), refreshRuns()]),
    },
  })
}
