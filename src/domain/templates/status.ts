import * as v from 'valibot'

/** 0 new, 1 in use, 2 stopped (seed 001 §4). */
export const templateStatuses = ['0', '1', '2'] as const
export const templateStatusSchema = v.picklist(templateStatuses)
export type TemplateStatus = v.InferOutput<typeof templateStatusSchema>

const nextStatuses: Readonly<Record<TemplateStatus, readonly TemplateStatus[]>> = {
  '0': ['0', '1', '2'],
  '1': ['1', '2'],
  '2': ['2'],
}

/** The statuses that can be chosen for a template. @param saved its status, or null for one that is being created (seed 001 §4) */
export const statusesAfter = (saved: TemplateStatus | null): readonly TemplateStatus[] =>
  saved === null ? ['0'] : nextStatuses[saved]

export const mayBecome = (saved: TemplateStatus | null, chosen: TemplateStatus): boolean =>
  statusesAfter(saved).includes(chosen)

/** What can be done with a template of a status. */
export interface StatusRules {
  /** Fields other than status and POS. */
  readonly fields: boolean
  readonly pos: boolean
  readonly save: boolean
  readonly delete: boolean
}

/** Fields close with the first use, everything else when the template is stopped; only a new one is deleted (seed 001 §4). */
export const statusRules: Readonly<Record<TemplateStatus, StatusRules>> = {
  '0': { fields: true, pos: true, save: true, delete: true },
  '1': { fields: false, pos: true, save: true, delete: false },
  '2': { fields: false, pos: false, save: false, delete: false },
}

/** Whether fields other than status and POS can be changed. @param saved the status, or null for a new template */
export const areFieldsOpen = (saved: TemplateStatus | null): boolean => saved === null || statusRules[saved].fields

/** Whether all of the selected templates can be deleted; none selected is nothing to delete. */
export const canDeleteAll = (statuses: readonly TemplateStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => statusRules[status].delete)
