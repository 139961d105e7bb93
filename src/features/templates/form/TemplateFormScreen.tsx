import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as imageTexts } from '../../../images/failureTexts.ts'
import type { RecordFormOutput } from '../../../machines/recordForm/setup.ts'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { OpeningDialog } from '../../../records/form/OpeningDialog.tsx'
import type { OpenTemplate } from '../address.ts'
import { failureTexts, formTextsOf } from '../failureTexts.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { useTemplateSource } from './useTemplateSource.ts'

const known = [failureTexts, imageTexts, formTexts]

interface Props {
  readonly kind: TemplateKind
  readonly open: OpenTemplate
  readonly onEnd: (output: RecordFormOutput) => void
}

/** The form of a template over the list, from being read to its end. */
export const TemplateFormScreen = ({ kind, open, onEnd }: Props) => {
  const { t } = useLingui()
  const isNew = open.template === 'new'
  const texts = useMemo(() => [...formTextsOf(kind, isNew), ...known], [kind, isNew])
  return (
    <AreaTexts texts={texts}>
      <OpeningDialog
        loadingLabel={t`The template is being read`}
        onClose={() => onEnd({ result: 'closed', recordId: isNew ? null : open.template })}
        readStep={msg`The template could not be read`}
        source={useTemplateSource(kind, open)}
        title={isNew ? t`New template` : t`Template`}
      >
        {({ opened }) => <TemplateForm kind={kind} onEnd={onEnd} opened={opened} />}
      </OpeningDialog>
    </AreaTexts>
  )
}
