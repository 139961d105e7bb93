import type { ApiClient } from '../../../api/client.ts'
import { templateCalls } from '../../../api/contract/templates.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { serialOf } from '../../../domain/templates/serial.ts'
import type { TemplateValues } from '../../../domain/templates/template.ts'
import type { RecordSaved } from '../../../machines/recordForm/setup.ts'
import { base64Of } from '../../../printing/base64.ts'
import { saveRecord } from '../../../records/form/saveRecord.ts'
import type { RecordToSave } from '../../../records/form/useRecordForm.ts'

/** A picture of the form as a file, from where it is kept. */
const fileOf = async (address: string, signal: AbortSignal): Promise<Result<Blob, ServerFailure>> => {
  try {
    const response = await fetch(address, { signal, credentials: 'same-origin' })
    return response.ok ? succeed(await response.blob()) : fail({ code: 'server.failed', status: response.status })
  } catch (error) {
    // What fetch throws where there is no connection, or where it was given up.
    if (error instanceof TypeError) return fail({ code: 'connection.lost' })
    if (error instanceof DOMException) return fail({ code: 'connection.cancelled' })
    throw error
  }
}

const contentOf = (kind: TemplateKind, values: TemplateValues, before: readonly string[]) => ({
  smbl_type: values.smbl_type,
  smbl_kind: values.smbl_kind,
  form_no: values.form_no,
  serial_no: serialOf(kind, values),
  temp_id: values.temp_id,
  start_date: values.start_date,
  start_no: values.start_no,
  pos_comp: [
    ...values.pos.map((id) => ({ id, selected_yn: 'Y' as const })),
    ...before.filter((id) => !values.pos.includes(id)).map((id) => ({ id, selected_yn: 'N' as const })),
  ],
})

/** Fields of the request by the names that the form has for them. */
const formNames: Readonly<Record<string, string>> = { serial_no: 'serial_end', pos_comp: 'pos' }

const atFormFields = (failure: ServerFailure): ServerFailure =>
  failure.code === 'server.refused'
    ? { ...failure, fields: failure.fields.map((each) => ({ ...each, field: formNames[each.field] ?? each.field })) }
    : failure

interface Pictures {
  readonly logo: Blob | null
  readonly background: string
}

/** What has to be sent of the pictures: those that are not kept with the template already. */
const picturesOf = async (
  values: TemplateValues,
  opened: TemplateValues,
  isNew: boolean,
  signal: AbortSignal,
): Promise<Result<Pictures, ServerFailure>> => {
  const isLogoKept = !isNew && values.logo_img === opened.logo_img
  const logo = isLogoKept ? succeed(null) : await fileOf(values.logo_img, signal)
  if (!logo.ok) return logo
  if (!isNew || values.bg_img === '') return succeed({ logo: logo.value, background: '' })
  const background = await fileOf(values.bg_img, signal)
  if (!background.ok) return background
  return succeed({ logo: logo.value, background: await base64Of(background.value) })
}

/** Creates a template, or changes it over the version that the form was filled on (docs/decisions/0045). */
export const saveTemplate =
  (api: ApiClient, kind: TemplateKind, opened: TemplateValues) =>
  async ({ values, id, recordId, basis, signal }: RecordToSave<TemplateValues>): Promise<RecordSaved> => {
    const pictures = await picturesOf(values, opened, recordId === null, signal)
    if (!pictures.ok) return pictures
    const { logo, background } = pictures.value
    const file = logo === null ? {} : { logo_img: logo }
    const content = contentOf(kind, values, opened.pos)
    return saveRecord({
      content: { ...content, status: values.status },
      basis,
      signal,
      send: async ({ version, status, ...sent }, until) => {
        const calls = templateCalls[kind]
        const own = api.speaksContract()
        const answer =
          version === '' && recordId === null
            ? await api.send(
                calls.create,
                { body: { payload: JSON.stringify({ ...sent, bg_img: background, ...(own && { id }) }), ...file } },
                { signal: until },
              )
            : await api.send(
                calls.change,
                {
                  params: { id },
                  body: { payload: JSON.stringify({ ...sent, status, ...(own && { version }) }), ...file },
                },
                { signal: until },
              )
        return answer.ok
          ? { ok: true, value: { recordId: id, version: answer.value.version } }
          : { ok: false, failure: atFormFields(answer.failure) }
      },
    })
  }
