import { nothingLeftOut } from '../../src/domain/declaration/versioned.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { newRecordId } from '../../src/records/form/newRecordId.ts'
import { useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { CodeItem } from '../../src/domain/codeList.ts'
import { DeclarationFormDialog } from '../../src/features/declarations/form/DeclarationFormDialog.tsx'
import { useDeclarationFields, type DeclarationFields } from '../../src/features/declarations/form/fields.ts'
import type { DeclarationLists } from '../../src/features/declarations/form/formLists.ts'
import { isAsOpened } from '../../src/features/declarations/form/unsavedChanges.ts'
import { useFormRules, type FormFacts } from '../../src/features/declarations/form/formRules.ts'
import { SavedDraftNotice } from '../../src/documents/form/SavedDraftNotice.tsx'
import type { AuthorityStatus } from '../../src/domain/declaration/status.ts'
import type { DocumentStage } from '../../src/domain/documents/status.ts'
import type { DeclarationRecord } from '../../src/features/declarations/form/record/declarationRecord.ts'
import { missingRights } from '../../src/documents/missingRights.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { shownDeclarations } from '../../src/features/declarations/kind/shown.ts'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import type { documentForm } from '../../src/machines/documentForm/documentForm.ts'
import { values } from '../flows/documentForm.ts'

const item = (code: string, name: string): CodeItem => ({
  code,
  code_en_nm: name,
  code_vn_nm: name,
  code_ko_nm: name,
  default_yn: 'N',
})

const lists: DeclarationLists = {
  types: [item('1', 'New registration'), item('2', 'Change of information')],
  names: [item('1', values.decl_nm)],
  versions: [item('2.1.1', '2.1.1'), item('2.1.0', '2.1.0'), item('2.0.1', '2.0.1')],
  formNumbers: [item(values.decl_form_no, values.decl_form_no)],
  formTypes: [item('1', 'New'), item('2', 'Renew'), item('3', 'Stop using')],
  nationalities: [{ code: 'VN', code_en_nm: 'Vietnam', code_vn_nm: 'Việt Nam', code_ko_nm: '베트남' }],
}

const statuses = {
  draft: 'draft',
  waiting: 'sent',
  turnedDown: 'rejected',
  accepted: 'accepted',
} as const satisfies Record<DocumentStage, AuthorityStatus>

const recordOf = (stage: DocumentStage | null): DeclarationRecord => ({
  decl_form_no: values.decl_form_no,
  xml_vs: values.xml_vs,
  noti_cd_tax: stage === null ? '' : statuses[stage],
  noti_nm_tax: '',
  reference: '',
  tr_cd_tax: '',
  cash_register_code: '',
  sign_by: '',
  requested_at: '',
  confirm_until: '',
  explain_until: '',
  explained_at: '',
  signed_at: '',
  is_corrected: false,
  signed_xml_url: null,
  events: [],
})

const facts: FormFacts = {
  today: values.reg_date,
  hasAcceptedRegistration: false,
  companyType: 'organisation',
  versions: [],
  certificates: null,
  accepted: new Map(),
  nationalities: new Set(['Việt Nam']),
  inForce: null,
  company: null,
}

interface Props {
  readonly actor: ActorRefFrom<typeof documentForm>
  /** Hands the fields' store to the machine's actions, which are made before the view. */
  readonly onFields: (fields: DeclarationFields) => void
}

/** The form's dialog with everything it needs but a server. */
export const FormView = ({ actor, onFields }: Props) => {
  const { documentId, stage } = actor.getSnapshot().context
  const rules = useFormRules(facts, eInvoice)
  const fields = useDeclarationFields(values, rules)
  useLayoutEffect(() => onFields(fields), [fields, onFields])
  return (
    <FiledDeclarations>
      <DeclarationFormDialog
        actor={actor}
        facts={facts}
        fields={fields}
        filledFields={[]}
        leftOut={nothingLeftOut}
        onChangeChosen={() => actor.send({ type: 'change.chosen', isAsOpened: isAsOpened(fields, values) })}
        replaced={null}
        newId={newRecordId()}
        lists={lists}
        record={documentId === null ? null : recordOf(stage)}
        renderPicker={() => null}
        renderPreview={() => null}
        renderSavedDraft={(id) => <SavedDraftNotice isCorrection={documentId !== null} reference={id} />}
        renderSubmission={(submission) => <SubmitDialog actor={submission} />}
        rights={missingRights(shownDeclarations.eInvoice, { scope: 'ADMIN', permissions: [] })}
        rules={rules}
      />
    </FiledDeclarations>
  )
}
