declare module '../store/tables.ts' {
  interface Tables {
    /** Messages to the authority: whether one still has to leave stands in `outbox` alone. */
    transmissions: {
      company_id: string
      id: string
      /** Of the documents in it. */
      kind: string
      message_type: string
      mtdiep: string
    }
    transmission_rows: {
      company_id: string
      transmission_id: string
      position: number
      signed_id: string
      answer_key: string
    }
    authority_messages: {
      mtdiep: string
      reference_mtdiep: string
      type: string
      xml: string
      received_at: string
      outcome: string
    }
  }
}

/** Kind of their subjects in the outbox, whatever they carry. */
export const transmissionSubject = 'transmission'
