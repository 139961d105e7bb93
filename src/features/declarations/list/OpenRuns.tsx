import { OpenRunBanner, type OpenRunProps } from '../../../documents/bulk/OpenRunBanner.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

/** Runs of declarations that go on at the server. */
export const OpenRuns = (props: OpenRunProps) => (
  <FiledDeclarations>
    <OpenRunBanner {...props} />
  </FiledDeclarations>
)
