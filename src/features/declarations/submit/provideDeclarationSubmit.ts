import type { QueryClient } from '@tanstack/react-query'
import type { AgentClient } from '../../../api/agent/client.ts'
import { declarationKeys } from '../queries/declarations.ts'
import { declarationSubmit } from '../../../machines/declarationSubmit/declarationSubmit.ts'
import { provideTokenSigning } from '../../../signing/token/provideTokenSigning.ts'
import { submitActors, type SubmitParts } from './submitActors.ts'

export interface DeclarationSubmitParts extends SubmitParts {
  readonly agent: AgentClient
  readonly queryClient: QueryClient
  readonly openSignatureSettings: () => void
}

/** declarationSubmit with everything that acts: server, signing agent, what is kept over a reload, and the lists. */
export const provideDeclarationSubmit = ({
  agent,
  queryClient,
  openSignatureSettings,
  ...parts
}: DeclarationSubmitParts) =>
  declarationSubmit.provide({
    actors: { ...submitActors(parts), tokenSigning: provideTokenSigning({ agent, desk: parts.workbench }) },
    actions: {
      forgetWork: () => void parts.workbench.forget(),
      openSignatureSettings,
      refreshLists: () => void queryClient.invalidateQueries({ queryKey: declarationKeys.all }),
    },
  })
