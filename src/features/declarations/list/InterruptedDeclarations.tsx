import { InterruptedWorkBanner, type InterruptedWorkProps } from '../../../documents/submit/InterruptedWorkBanner.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

/** What an interrupted submission offers over the list of declarations. */
export const InterruptedDeclarations = (props: InterruptedWorkProps) => (
  <FiledDeclarations>
    <InterruptedWorkBanner {...props} />
  </FiledDeclarations>
)
