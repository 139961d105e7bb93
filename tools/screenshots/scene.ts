import type { Page } from 'playwright-core'
import type { Locale } from '../../src/domain/locale.ts'
import type { Translations } from './translations.ts'

/** Device, language, colours and contrast in which a scene is shown. */
export interface Appearance {
  readonly device: 'desktop' | 'phone'
  readonly locale: Locale
  readonly scheme: 'light' | 'dark'
  /** For those who ask their system for more of it. */
  readonly contrast?: 'more'
}

/** The part of a picture's file name that says how it was taken. */
export const appearanceName = ({ device, locale, scheme, contrast }: Appearance): string =>
  [device, locale, scheme, ...(contrast === undefined ? [] : ['contrast'])].join('.')

export const viewports = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const

/** What a scene may use to get where its picture is taken. */
export interface Stage {
  readonly page: Page
  readonly locale: Locale
  readonly origin: string
  readonly agentOrigin: string
  /** Texts of the interface in the scene's language. */
  readonly translate: Translations
}

/** One picture of the product in every appearance. */
export interface Scene {
  /** Name of the files: docs/screenshots/<name>.<device>.<locale>.<scheme>.png */
  readonly name: string
  /** User id of the demo account that is signed in before `play`, or null for a stranger. */
  readonly account: string | null
  /** Served under a public name, where the browser asks before a page may reach this machine. */
  readonly isPublic?: boolean
  /** Of the product with its fault console. */
  readonly hasFaults?: boolean
  /** Brings the page to what the picture shows; ends when all of it is visible. */
  readonly play: (stage: Stage) => Promise<void>
  /** Absent: every appearance. */
  readonly appearances?: readonly Appearance[]
}

const moreContrast: readonly Appearance[] = [
  { device: 'desktop', locale: 'vi', scheme: 'light', contrast: 'more' },
  { device: 'desktop', locale: 'vi', scheme: 'dark', contrast: 'more' },
]

/** One of each device, language, colours and contrast: enough for the many states of one dialog. */
export const fewAppearances: readonly Appearance[] = [
  { device: 'desktop', locale: 'vi', scheme: 'light' },
  { device: 'desktop', locale: 'ko', scheme: 'dark' },
  { device: 'phone', locale: 'vi', scheme: 'light' },
  ...moreContrast,
]

export const everyAppearance: readonly Appearance[] = [
  { device: 'desktop', locale: 'vi', scheme: 'light' },
  { device: 'desktop', locale: 'vi', scheme: 'dark' },
  { device: 'desktop', locale: 'ko', scheme: 'light' },
  { device: 'desktop', locale: 'ko', scheme: 'dark' },
  { device: 'phone', locale: 'vi', scheme: 'light' },
  ...moreContrast,
]
