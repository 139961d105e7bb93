import type { DocumentKey } from './documentKey.ts'

/** The columns that say whose row it is. */
interface OfDocument {
  company_id: string
  year: number
  kind: string
  document_id: string
}

declare module '../store/tables.ts' {
  interface Tables {
    generated: OfDocument & {
      req_key: string
      sign_id: string
      content_hash: string
      /** JSON; empty where the XML is older than its keeping. */
      content: string
      /** MST and PBan of the message that will carry it. */
      tax_code: string
      version: string
      xml: string
      xml_sha256: string
      generated_at: string
      /** That its XML bears; 0 of a kind without numbers. */
      number: number
      /** Of what is signed and sent with it; empty where it goes alone. */
      companion_key: string
      /** Empty until it is signed. */
      signed_at: string
    }
    signed_documents: OfDocument & {
      turn: number
      id: string
      req_key: string
      content_hash: string
      /** JSON; empty where it was generated before contents were kept. */
      content: string
      tax_code: string
      version: string
      signed_xml: string
      signed_sha256: string
      signer_serial: string
      signing_time: string
      filed_by: string
      filed_at: string
    }
    document_steps: OfDocument & { at: string; id: string; step: string; account_id: string; text: string }
    document_messages: OfDocument & {
      at: string
      id: string
      turn: number
      role: string
      type: string
      mtdiep: string
      outcome: string
      text: string
    }
  }
}

/** Where the rows of a document stand, as columns. */
export const columnsOf = ({ companyId, year, kind, id }: DocumentKey) => ({
  company_id: companyId,
  year,
  kind,
  document_id: id,
})

/** Tables that are divided by year on PostgreSQL. */
export const tablesByYear = ['signed_documents', 'document_steps', 'document_messages'] as const
