import type { QueryClient } from '@tanstack/react-query'
import type { AgentClient } from '../../api/agent/client.ts'
import type { SignedLayout } from '../../domain/documents/signedLayout.ts'
import { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'
import { signingActors } from './signingActors.ts'
import { signingDocuments } from './signingDocuments.ts'
import { submitActors, type SubmitParts } from './submitActors.ts'

export interface DocumentSubmitParts extends SubmitParts {
  /** Where the XML is signed. */
  readonly layout: SignedLayout
  /** Begins the keys of what is read anew once a document has changed. */
  readonly queryKey: readonly string[]
  readonly agent: AgentClient
  readonly queryClient: QueryClient
  /** Shows in passing that the XML is made (seed 000 §8, successes). */
  readonly announceGenerated: () => void
}

/** documentSubmit with everything that acts: server, ways to sign, what is kept over a reload, and the lists. */
export const provideDocumentSubmit = ({
  agent,
  layout,
  queryKey,
  queryClient,
  announceGenerated,
  ...parts
}: DocumentSubmitParts) => {
  const { api, store, userId } = parts
  const documents = signingDocuments(layout, store, userId)
  return documentSubmit.provide({
    actors: {
      ...submitActors(parts),
      ...signingActors({ api, agent, documents }),
    },
    actions: {
      announceGenerated,
      forgetWork: (_, { reqKey }) => reqKey !== null && store.remove(userId, reqKey),
      dropSignature: (_, { reqKey }) => reqKey !== null && documents.dropSignature(reqKey),
      refreshLists: () => void queryClient.invalidateQueries({ queryKey }),
    },
  })
}
