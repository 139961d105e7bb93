import { createContext, use } from 'react'
import { createPart, type Part } from '../ui/part/part.ts'
import type { AuditTexts } from './auditTexts.ts'
import type { NotificationTexts } from './notificationTexts.ts'
import type { PermissionNames } from './permissionNames.ts'

interface Texts {
  /** Of its entries, for the activity log. */
  readonly audit: AuditTexts
  /** Of its notifications, for the bell. */
  readonly notifications: NotificationTexts
  /** Of its permissions, for the form of a user. */
  readonly permissions: PermissionNames
}

/** What screens of other areas say of an area, each fetched when such a screen is opened. */
export type TextsForOthers = { readonly [Name in keyof Texts]?: () => Promise<Texts[Name]> }

/** The same of every area. */
export type TextsOfAreas = { readonly [Name in keyof Texts]: Part<readonly Texts[Name][]> }

const none = createPart(() => Promise.resolve([]))

const TextsOfAreasContext = createContext<TextsOfAreas>({ audit: none, notifications: none, permissions: none })
export const TextsOfAreasProvider = TextsOfAreasContext

export const useTextsOfAreas = (): TextsOfAreas => use(TextsOfAreasContext)
