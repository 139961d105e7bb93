/** Members that the seed documents name for each call (000 §3, §7; 002 §3.1, §7). Whatever else comes is refused. */
const flags = [
  ...Array.from({ length: 10 }, (_, index) => `attribute${index + 1}`),
  ...Array.from({ length: 9 }, (_, index) => `inv_type${index + 1}`),
]

export const formMembers: readonly string[] = `
  declaration_id xml_vs decl_form_no decl_nm decl_type sllr_comp_nm sllr_tax_code txof_cd txof_nm contact_per contact_add contact_eml
  contact_phone loca_nm reg_date sign_by pos_key noti_nm_tax noti_cd_tax representativeName rppr_nm rppr_phone rppr_dob rppr_gender
  rppr_nation rppr_cid rppr_passport digital_signatures solution_provider tvan_company
`
  .trim()
  .split(/\s+/)
  .concat(flags)

const paging = ['page_number', 'page_size', 'search_value', 'sort_columns']

export const named = {
  login: ['user_id', 'password'],
  profile: [],
  company: [],
  nations: [],
  list: ['start_date', 'end_date', ...paging],
  detail: [],
  saveDraft: formMembers,
  generate: formMembers,
  register: ['xml_signed', 'req_key', 'sign_by', 'tax_code', 'sllr_comp_name'],
  delete: ['declaration_id'],
  signatures: [...paging, 'status', 'type'],
  checkSkip: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type SeedCall = keyof typeof named

/** Method and path of each call. The seeds show no path for the last two: there they are where the page asks for them. */
export const routes: readonly (readonly [SeedCall, string, RegExp])[] = [
  ['login', 'POST', /^\/api\/wtx\/ca\/v1\/auth\/login$/],
  ['profile', 'GET', /^\/api\/wtx\/ca\/v1\/settings\/profile$/],
  ['company', 'GET', /^\/api\/wtx\/ca\/v1\/settings\/company$/],
  ['nations', 'GET', /^\/api\/wtx\/ca\/v1\/commons\/national-info$/],
  ['list', 'GET', /^\/api\/wtx\/ca\/v1\/settings\/declarations$/],
  ['generate', 'POST', /^\/api\/wtx\/ca\/v1\/settings\/declarations\/generate-xml$/],
  ['saveDraft', 'POST', /^\/api\/wtx\/ca\/v1\/settings\/declarations\/save-draft$/],
  ['register', 'POST', /^\/api\/wtx\/ca\/v1\/settings\/declarations$/],
  ['delete', 'DELETE', /^\/api\/wtx\/ca\/v1\/settings\/declarations$/],
  ['detail', 'GET', /^\/api\/wtx\/ca\/v1\/settings\/declarations\/([^/]+)$/],
  ['signatures', 'GET', /^\/api\/wtx\/ca\/v1\/settings\/digital-signatures$/],
  ['checkSkip', 'GET', /^\/api\/wtx\/ca\/v1\/settings\/digital-signatures\/check-skip$/],
]
