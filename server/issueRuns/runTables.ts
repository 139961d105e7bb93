import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { runReasons, runRowStates, runStates } from '../../src/domain/documents/issueRuns.ts'
import type { Tables } from '../store/tables.ts'
import type { IssueRun, RunRow } from './runs.ts'

declare module '../store/tables.ts' {
  interface Tables {
    issue_runs: {
      company_id: string
      id: string
      account_id: string
      collection: string
      req_key: string
      rows_hash: string
      state: string
      reason: string
      serial_no: string
      total: number
      claim: number
      claimed_until: string
      started_at: string
      changed_at: string
      ended_at: string
      is_put_away: number
    }
    issue_run_rows: {
      company_id: string
      run_id: string
      position: number
      document_id: string
      version: string
      state: string
      claim: number
      reason: string
      fields: string
    }
  }
}

const stateSchema = v.picklist(runStates)
const reasonSchema = v.picklist(['', ...runReasons])
export const rowStateSchema = v.picklist(runRowStates)
const fieldsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ field: v.string(), message: v.string() })))

export const runOf = (row: Selectable<Tables['issue_runs']>): IssueRun => ({
  companyId: row.company_id,
  accountId: row.account_id,
  collection: row.collection,
  id: row.id,
  reqKey: row.req_key,
  rowsHash: row.rows_hash,
  state: v.parse(stateSchema, row.state),
  reason: v.parse(reasonSchema, row.reason),
  serialNumber: row.serial_no,
  total: row.total,
  claim: row.claim,
  startedAt: row.started_at,
  endedAt: row.ended_at,
})

export const rowOf = (row: Selectable<Tables['issue_run_rows']>): RunRow => ({
  position: row.position,
  documentId: row.document_id,
  state: v.parse(rowStateSchema, row.state),
  reason: row.reason,
  fields: v.parse(fieldsSchema, row.fields),
})
