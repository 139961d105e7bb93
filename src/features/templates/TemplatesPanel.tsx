import { useState } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import type { TemplateKind } from '../../domain/templates/codes.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { readOpenTemplate, type OpenTemplate } from './address.ts'
import { templateShape } from './list/listShape.ts'
import { TemplateList } from './list/TemplateList.tsx'
import { formScreen } from './parts.ts'
import { SavedDialog } from './SavedDialog.tsx'

/** Templates of a kind at the place that the address names: the list, and over it the form of the one that is open. */
export const TemplatesPanel = ({ kind }: { readonly kind: TemplateKind }) => {
  const { parameters, changeParameters } = useNavigation()
  const { place, onPlaceChange } = useListPlace(templateShape)
  const [openings, setOpenings] = useState(0)
  const [saved, setSaved] = useState<'created' | 'changed' | null>(null)
  const open = readOpenTemplate(parameters)
  const begin = ({ template, copy }: OpenTemplate): void =>
    changeParameters((now) => ({ ...now, template, copy: copy ?? undefined }), 'push')
  // Closing is no step, or Back would open the form again.
  const close = (): void => changeParameters((now) => ({ ...now, template: undefined, copy: undefined }), 'replace')
  const endForm = ({ result }: RecordFormOutput): void => {
    if (result === 'reopened') {
      setOpenings(openings + 1)
      return
    }
    if (result === 'saved') setSaved(open?.template === 'new' ? 'created' : 'changed')
    close()
  }
  return (
    <>
      <TemplateList isCovered={open !== null} kind={kind} onOpen={begin} onPlaceChange={onPlaceChange} place={place} />
      {open !== null && (
        <LazyPart key={`${open.template} ${open.copy ?? ''} ${openings}`} of={formScreen} onLeave={close}>
          {({ TemplateFormScreen }) => <TemplateFormScreen kind={kind} onEnd={endForm} open={open} />}
        </LazyPart>
      )}
      <SavedDialog onClose={() => setSaved(null)} saved={saved} />
    </>
  )
}
