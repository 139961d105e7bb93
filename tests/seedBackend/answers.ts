import { named, type SeedCall } from './named.ts'
import { textOf, xmlOf, type Sent } from './xml.ts'

/** What a backend may choose where the seeds leave it open. */
export interface Choices {
  /** Whether a refusal comes in HTTP 200 or at the HTTP status of its code. */
  readonly refusesIn: 'http200' | 'itsOwnStatus'
  /** What stands for an empty member: null, or the member is absent. */
  readonly empty: 'null' | 'absent'
  readonly certificateDates: 'days' | 'moments'
  readonly hasCheckSkip: boolean
  /** Whether a list says how many rows there are. */
  readonly countsRows: boolean
}

export class Refusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

interface Kept {
  form: Sent
  status: string
  /** The signed XML; empty for what was filed before. */
  signed: string | null
}

export interface Asked {
  readonly call: SeedCall
  readonly id: string
  readonly sent: Sent
}

const password = 'Tokhai@2026'

const company = {
  vietnam_name: 'CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH',
  tax_id: '0199999984',
  representative_name: 'Nguyễn Thị Minh Anh',
  address: 'Số 15 phố Đội Cấn, phường Ba Đình, Hà Nội',
  phone_number: '024 3926 8888',
  email: 'ketoan@saomaixanh.example',
  tax_office_name: 'Chi cục Thuế Quận Ba Đình',
  tax_office_id: '10101',
  rppr_phone: '0912345678',
  rppr_dob: '1985-03-12',
  rppr_gender: '0',
  rppr_passport: 'C1234567',
  rppr_cid: '001185012345',
  rppr_nation: 'Việt Nam',
}

const certificateOf = ({ certificateDates }: Choices, isToken: boolean) => ({
  id: isToken ? 31 : 32,
  reg_id: 'R-31',
  org_nm: 'C=VN, O=VNPT, CN=VNPT Certification Authority',
  serial_no: isToken ? '54010101A1B2C3D4' : '54010101A1B2C3D5',
  from_date: certificateDates === 'days' ? '2024-01-15' : '2024-01-15T08:30:00',
  to_date: certificateDates === 'days' ? '2035-01-15' : '2035-01-15T08:30:00',
  status: '1',
  certificate_type: isToken ? '1' : '2',
  form_tp: '1',
  user_nm: '',
  user_pwd: '',
})

/** The backend's memory and what each call makes of it. */
export const createAnswers = (choices: Choices) => {
  const accepted = {
    decl_form_no: '01/ĐKTĐ-HĐĐT',
    decl_type: '1',
    reg_date: '2026-01-05',
    xml_vs: '2.1.0',
    sllr_tax_code: company.tax_id,
  }
  const kept = new Map<string, Kept>([['1000', { form: accepted, status: '5', signed: '' }]])
  let lastId = 1000
  let certificates = [true]

  const demand = (id: string): Kept => {
    const found = kept.get(id)
    if (found === undefined) throw new Refusal(404, `Declaration ${id} does not exist`)
    return found
  }
  /** New ones have no id yet: the backend gives it. */
  const keep = (form: Sent): string => {
    const asked = textOf(form['declaration_id'])
    if (asked !== '') {
      demand(asked).form = form
      return asked
    }
    lastId += 1
    kept.set(String(lastId), { form, status: 'draft', signed: null })
    return String(lastId)
  }
  const page = (rows: readonly unknown[], sent: Sent) => {
    const number = Number(sent['page_number'] ?? 0)
    const size = Number(sent['page_size'] ?? 10)
    const counts = choices.countsRows ? { total_elements: rows.length, total_pages: Math.ceil(rows.length / size) } : {}
    return {
      rows: rows.slice(number * size, (number + 1) * size),
      pagination: { page_number: number, page_size: size, ...counts },
    }
  }

  const answers: Readonly<Record<SeedCall, (asked: Asked) => unknown>> = {
    login: ({ sent }) => {
      switch (sent['user_id']) {
        case 'pending@tokhai.example':
          throw new Refusal(901, 'User account is not active')
        case 'broken@tokhai.example':
          throw new Refusal(500, 'Hệ thống đang bảo trì')
        case 'silent@tokhai.example':
          throw new Refusal(401, '')
        case 'admin@tokhai.example':
          if (sent['password'] !== password) throw new Refusal(401, 'Password is incorrect')
          return null
        default:
          throw new Refusal(401, 'User not found')
      }
    },
    profile: () => ({ id: 7, name: 'Lan', email: 'admin@tokhai.example', profile_image: '', scope: 'ADMIN' }),
    company: () => company,
    nations: () => [
      { code: 'VN', code_en_nm: 'Vietnam', code_vn_nm: 'Việt Nam', code_ko_nm: '베트남' },
      { code: 'KR', code_en_nm: 'South Korea', code_vn_nm: 'Hàn Quốc', code_ko_nm: '대한민국' },
    ],
    list: ({ sent }) => {
      const rows = [...kept].toReversed().map(([id, { form, status }]) => ({
        declaration_id: Number(id),
        decl_form_no: form['decl_form_no'],
        register_date: form['reg_date'],
        decl_type: form['decl_type'],
        noti_cd_tax: status,
        noti_nm_tax: '',
        reference: '',
        pos_key: form['pos_key'],
        tr_cd_tax: '',
      }))
      const { rows: declarations, pagination } = page(rows, sent)
      return { declarations, pagination }
    },
    detail: ({ id }) => {
      const { form, status } = demand(id)
      return { ...form, declaration_id: Number(id), noti_cd_tax: status, noti_nm_tax: '', sign_by: '' }
    },
    saveDraft: ({ sent }) => {
      keep(sent)
      return null
    },
    generate: ({ sent }) => {
      const id = keep(sent)
      return { declartion_id: Number(id), xml_data: xmlOf(sent, `ID${id}`), sign_id: `ID${id}` }
    },
    register: ({ sent }) => {
      const declaration = demand(textOf(sent['req_key']))
      if (!textOf(sent['xml_signed']).includes('<SignatureValue>')) throw new Refusal(422, 'Chưa ký')
      if (declaration.signed !== null) throw new Refusal(409, 'Tờ khai đã được gửi')
      declaration.signed = textOf(sent['xml_signed'])
      declaration.status = '3'
      return null
    },
    delete: ({ sent }) => {
      const ids = Array.isArray(sent['declaration_id']) ? sent['declaration_id'].map(textOf) : []
      for (const id of ids) if (demand(id).status !== 'draft') throw new Refusal(409, 'Chỉ xóa được bản nháp')
      for (const id of ids) kept.delete(id)
      return null
    },
    signatures: ({ sent }) => {
      const { rows, pagination } = page(
        certificates.map((isToken) => certificateOf(choices, isToken)),
        sent,
      )
      return { digital_signatures: rows, pagination }
    },
    checkSkip: () => (certificates.length === 1 ? { skip: true, type: 1 } : { skip: false, type: null }),
  }
  const isNamed = (call: SeedCall, member: string): boolean => named[call].some((each) => each === member)
  return {
    kept,
    /** True for a token, false for an HSM. */
    register: (next: readonly boolean[]) => {
      certificates = [...next]
    },
    answer: (asked: Asked): unknown => {
      const unnamed = Object.keys(asked.sent).filter((member) => !isNamed(asked.call, member))
      if (unnamed.length > 0) throw new Refusal(400, `${asked.call} does not know ${unnamed.join(', ')}`)
      return answers[asked.call](asked)
    },
  }
}
