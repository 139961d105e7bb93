import type { UnfinishedFormsProps } from '../../../documents/list/listParts.ts'
import { UnfinishedList } from '../../../documents/unfinished/UnfinishedList.tsx'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

/** Forms of declarations that the user has begun and not saved. */
export const UnfinishedDeclarations = (props: UnfinishedFormsProps) => (
  <FiledDeclarations>
    <UnfinishedList {...props} />
  </FiledDeclarations>
)
