import * as v from 'valibot'
import { listOf } from './bounded.ts'
import { readCode, readList, readText, readTextOrNull } from './reading.ts'

/** Roles are the scope of the session (seed 002 §6); a plain member of staff has the scope USER and no permission. */
export const scopes = ['ADMIN', 'SYS_ADMIN', 'ADMIN PIT', 'USER PIT', 'ADMIN SITE', 'USER'] as const
export const scopeSchema = v.picklist(scopes)
export type Scope = v.InferOutput<typeof scopeSchema>

/** Seconds a session lives, whatever its user does (seed 002 §9). */
export const sessionLifetime = 7080

/**
 * Permission keys of seed 002 §6, `settings`, which the Admin tab asks for, those of e-invoices, and those of PIT certificates, whose amounts
 * not everybody sees (decision 0492).
 */
export const permissions = [
  'company.edit',
  'company.save',
  'shop.add',
  'shop.delete',
  'shop.save',
  'digital-signature.change-status',
  'digital-signature.sync',
  'digital-signature.add',
  'digital-signature.save',
  'template.add',
  'template.delete',
  'template.save',
  'declaration.new',
  'declaration.delete',
  'declaration.send',
  'declaration.make',
  'invoice.new',
  'invoice.delete',
  'invoice.send',
  'invoice.make',
  'settings',
  'pit-certificate.new',
  'pit-certificate.delete',
  'pit-certificate.send',
  'pit-certificate.make',
  'pit-certificate.amounts',
] as const
export type Permission = (typeof permissions)[number]

/** Whoever has one of these has documents of some kind signed. */
export const signingPermissions = [
  'declaration.make',
  'declaration.send',
  'invoice.make',
  'invoice.send',
  'pit-certificate.make',
  'pit-certificate.send',
] as const satisfies readonly Permission[]

/** What e-PIT work asks for: an ADMIN PIT has all of it, a USER PIT what the account was given. */
export const pitPermissions = permissions.filter((each) => each.startsWith('pit-certificate.'))

/** Those of e-PIT among the rights of an account, in their order. */
export const pitPermissionsAmong = (rights: readonly string[]): readonly Permission[] =>
  pitPermissions.filter((each) => rights.includes(each))

/** What a USER can be given: the keys of seed 002 §6 and those of e-invoices. The Admin tab is for the scope SYS_ADMIN alone. */
export const grantablePermissions = permissions.filter((each) => each !== 'settings' && !pitPermissions.includes(each))

const isPermission = (text: string): text is Permission => permissions.some((each) => each === text)

/** The keys that are known here, each once and in their order; others are nobody's. */
export const readPermissions = v.pipe(
  readList(readText),
  v.transform((texts) => permissions.filter((each) => texts.filter(isPermission).includes(each))),
  listOf(v.picklist(permissions), permissions.length),
)

/** A scope that nobody knows here has no permission. */
const readScope = readCode(scopes, 'USER')

export const sessionUserSchema = v.object({
  id: readText,
  name: readText,
  scope: readScope,
  /** Unix time in seconds at which the session ends. */
  exp: v.number(),
  profile_image: readTextOrNull,
  /** What the account was given; a scope that passes every check needs none. */
  permissions: readPermissions,
  /** What the person signs in with; the seeds' servers do not say it. */
  user_id: v.optional(readText),
  /** Whether the password was given by somebody else: nothing but choosing another one is allowed. */
  must_change_password: v.optional(v.boolean()),
})
export type SessionUser = v.InferOutput<typeof sessionUserSchema>

export const profileSchema = v.object({
  id: readText,
  name: readText,
  email: readText,
  profile_image: readTextOrNull,
  scope: readScope,
})
/** Scopes that pass every check (seed 002 §6). */
export const administratorScopes = ['ADMIN', 'SYS_ADMIN'] as const satisfies readonly Scope[]

/** Who asks: the scope of the account, and what it was given. */
export interface PermissionHolder {
  readonly scope: Scope
  readonly permissions: readonly Permission[]
}

/** Whether the scope passes every check. */
export const isAdministrator = (scope: Scope): boolean => administratorScopes.some((each) => each === scope)

/**
 * ADMIN and SYS_ADMIN pass every check, an ADMIN PIT those of e-PIT, a USER and a USER PIT what the account was given of their own work, all
 * others none (seed 002 §6; docs/decisions/0270, 0492).
 */
export const hasPermission = ({ scope, permissions: given }: PermissionHolder, permission: Permission): boolean => {
  if (isAdministrator(scope)) return true
  if (isPitScope(scope))
    return pitPermissions.includes(permission) && (scope === 'ADMIN PIT' || given.includes(permission))
  return scope === 'USER' && !pitPermissions.includes(permission) && given.includes(permission)
}

/** Whether somebody has the rights that something asks for: `permission`, or one of `oneOf`, each where it is named. */
export const mayCall = (
  { permission, oneOf }: { readonly permission?: Permission; readonly oneOf?: readonly Permission[] },
  holder: PermissionHolder,
): boolean =>
  (permission === undefined || hasPermission(holder, permission)) &&
  (oneOf === undefined || oneOf.some((each) => hasPermission(holder, each)))

/** Scopes whose work is the seller company's invoices and settings; PIT users stay on e-PIT, operators on the admin site. */
export const companyScopes = ['ADMIN', 'SYS_ADMIN', 'USER'] as const satisfies readonly Scope[]
export const pitScopes = ['ADMIN PIT', 'USER PIT'] as const satisfies readonly Scope[]
export const siteScopes = ['ADMIN SITE'] as const satisfies readonly Scope[]

const isOneOf = (scopesOfWork: readonly Scope[], scope: Scope): boolean => scopesOfWork.includes(scope)

/** Those who have all rights of e-PIT, and may give them to an account of USER PIT (docs/decisions/0503). */
export const pitGrantors = ['SYS_ADMIN', 'ADMIN PIT'] as const satisfies readonly Scope[]
export const mayGrantPitRights = ({ scope }: Pick<PermissionHolder, 'scope'>): boolean => isOneOf(pitGrantors, scope)

export const isPitScope = (scope: Scope): boolean => isOneOf(pitScopes, scope)

/** Scopes that work on PIT certificates and notices about them; staff of the company have no part in them (docs/decisions/0492). */
export const pitStaffScopes = ['SYS_ADMIN', ...pitScopes] as const satisfies readonly Scope[]
export const isPitStaff = ({ scope }: Pick<PermissionHolder, 'scope'>): boolean => isOneOf(pitStaffScopes, scope)

export const isCompanyScope = (scope: Scope): boolean => isOneOf(companyScopes, scope)

/** The admin site lives on hosts that start with this prefix (seed 002 §6). */
export const isAdminHost = (hostname: string): boolean => hostname.startsWith('admin')

const here = 'http://same.origin'

/** What a callback names on this site, or null for anything that leads elsewhere: `//host`, `/.//host`, `https://…` (docs/decisions/0044). */
export const targetHere = (callback: string): URL | null => {
  if (!callback.startsWith('/') || !URL.canParse(callback, here)) return null
  const target = new URL(callback, here)
  return target.origin === here && !target.pathname.startsWith('//') ? target : null
}

/** The interrupted path without the days of a filter that are over by now. */
const pathBack = (callback: string): string | null => {
  const target = targetHere(callback)
  if (target === null) return null
  target.searchParams.delete('start_date')
  target.searchParams.delete('end_date')
  return target.pathname + target.search + target.hash
}

/** Where a user lands after sign-in, as a path without its locale prefix (seed 002 §2.1). */
export const landingPath = (
  user: Pick<SessionUser, 'scope'>,
  hostname: string,
  callbackPath: string | null,
): string => {
  if (isPitScope(user.scope)) return '/e-pit/certificate'
  if (isAdminHost(hostname)) return '/'
  return (callbackPath === null ? null : pathBack(callbackPath)) ?? '/sale/e-invoice'
}

/** On the admin host only operators of the admin site may stay (seed 002 §2.1). */
export const mayEnter = (user: Pick<SessionUser, 'scope'>, hostname: string): boolean =>
  !isAdminHost(hostname) || user.scope === 'ADMIN SITE'

/** Tabs of the navigation bar in order (seed 002 §2.2). */
export const navigationTabs = ['sale', 'e-pit', 'customers', 'report', 'admin', 'admin-site'] as const
export type NavigationTab = (typeof navigationTabs)[number]

/** Which tabs a user sees on a host (seed 002 §2.2, §6). */
export const visibleTabs = (user: PermissionHolder, hostname: string): readonly NavigationTab[] => {
  const { scope } = user
  const onAdminHost = isAdminHost(hostname)
  const pit = isPitScope(scope)
  const shown: Record<NavigationTab, boolean> = {
    sale: !onAdminHost && !pit,
    'e-pit': !onAdminHost && (pit || scope === 'SYS_ADMIN'),
    customers: !onAdminHost && !pit,
    report: !onAdminHost && !pit,
    admin: !onAdminHost && scope === 'SYS_ADMIN' && hasPermission(user, 'settings'),
    'admin-site': onAdminHost || scope === 'ADMIN SITE',
  }
  return navigationTabs.filter((tab) => shown[tab])
}
