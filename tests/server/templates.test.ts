import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createShop } from '../../server/areas/shops/save.ts'
import { deleteShops } from '../../server/areas/shops/delete.ts'
import { deleteTemplates } from '../../server/areas/templates/delete.ts'
import { changeTemplate, createTemplate } from '../../server/areas/templates/save.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { ChangedTemplatePayload, NewTemplatePayload } from '../../src/api/contract/templates.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import type { TemplateKind } from '../../src/domain/templates/codes.ts'
import type { TemplateStatus } from '../../src/domain/templates/status.ts'
import { searchWords } from '../../src/domain/text.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const morning = new Date('2026-11-20T01:00:00.000Z')
let now = morning
const clock = () => now
beforeEach(() => {
  now = morning
})

let serials = 0
/** Two letters that no test has used before. */
const nextLetters = (): string => {
  serials += 1
  return String.fromCodePoint(65 + Math.floor(serials / 26), 65 + (serials % 26))
}

const payload = (changes: Partial<NewTemplatePayload> = {}): NewTemplatePayload => ({
  smbl_type: 'T',
  smbl_kind: 'C',
  form_no: '1',
  serial_no: `C26T${nextLetters()}`,
  temp_id: '1000000111',
  start_date: '2026-01-01',
  start_no: '1',
  pos_comp: [],
  bg_img: '',
  id: '',
  ...changes,
})

const pit = (changes: Partial<NewTemplatePayload> = {}): NewTemplatePayload =>
  payload({
    smbl_type: 'CT',
    smbl_kind: 'E',
    form_no: '03/TNCN',
    serial_no: 'CT26AA',
    temp_id: 'CTPIT00000',
    start_date: '2026-07-01',
    ...changes,
  })

const withoutId = ({ id: _, ...rest }: NewTemplatePayload) => rest
const withoutBackground = ({ bg_img: _, ...rest }: Omit<NewTemplatePayload, 'id'>) => rest
/** What a change sends of it. */
const content = (body: NewTemplatePayload) => withoutBackground(withoutId(body))

const refusedAt = (...fields: readonly (readonly [field: string, message: string])[]) => ({
  ok: false,
  failure: { reason: 'fields.invalid', fields: fields.map(([field, message]) => ({ field, message })) },
})

describe.each(databases.map((database) => [database.kind, database] as const))('templates on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const create = (body = payload(), kind: TemplateKind = 'invoice', who = member, logo = 'logo.png') =>
    createTemplate(opened.store, clock, who, { kind, payload: body, logo, background: '' })
  const change = (
    id: string,
    version: string,
    body: Partial<ChangedTemplatePayload>,
    logo: string | null = null,
    kind: TemplateKind = 'invoice',
  ) => {
    return changeTemplate(opened.store, clock, member, {
      kind,
      id,
      payload: { ...content(payload()), version, ...body },
      logo,
    })
  }
  const detail = async (id: string, kind: TemplateKind = 'invoice') => {
    const found = await opened.store.templates.byId(companyId, kind, id)
    if (found === null) throw new Error(`there is no template ${id}`)
    return found
  }
  const made = async (body = payload(), kind: TemplateKind = 'invoice', who = member) => {
    const saved = await create(body, kind, who)
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
    return { ...saved.value, body }
  }
  /** A template brought into a status. */
  const inStatus = async (status: TemplateStatus, body = payload()) => {
    const { id, version } = await made(body)
    if (status === '0') return { id, version, body }
    const moved = await change(id, version, { ...content(body), status })
    if (!moved.ok) throw new Error(JSON.stringify(moved.failure))
    return { id, version: moved.value.version, body }
  }
  const audited = async (id: string) => {
    const { rows } = await sql<{ action: string }>`select action from audit
      where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
    return rows.map(({ action }) => action)
  }
  const posOf = async (pos_no: string) => {
    const shop = await createShop(opened.store, clock, member, {
      ...newShop(),
      name: `Quầy ${pos_no}`,
      auto: false,
      pos_id: [{ sid: '', pos_no, del_yn: 'N' }],
      id: '',
    })
    if (!shop.ok) throw new Error(JSON.stringify(shop.failure))
    const found = await opened.store.shops.byId(companyId, shop.value.id)
    return { shopId: shop.value.id, sid: found?.pos_id[0]?.sid ?? '' }
  }

  it('of another kind under an id that is taken is refused, and changes nothing', async () => {
    const id = newId()
    const body = payload({ id })
    expect((await create(body)).ok).toBe(true)
    expect(await create(pit({ id }), 'document')).toEqual({ ok: false, failure: { reason: 'template.changed' } })
    expect((await create(body)).ok).toBe(true)
    expect(await opened.store.templates.byId(companyId, 'document', id)).toBeNull()
  })

  it('are created with status 0 and last until the end of their year [001-4-11 001-3-02]', async () => {
    const { id, version, body } = await made()
    expect(await detail(id)).toMatchObject({
      status: '0',
      serial_no: body.serial_no,
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      logo_img: 'logo.png',
      version,
    })
    expect(await audited(id)).toEqual(['template.created'])
  })

  it('of e-documents get their serial from the year, whatever was sent [001-5-23]', async () => {
    const of2025 = pit({ smbl_type: 'CT/', serial_no: 'CT/XXX', start_date: '2025-05-01' })
    const { id } = await made(of2025, 'document')
    const found = await detail(id, 'document')
    expect(found.serial_no).toBe('CT/25E')
    const changed = await change(
      id,
      found.version,
      { ...content(of2025), serial_no: 'CT/25f', status: '0' },
      null,
      'document',
    )
    expect(changed.ok).toBe(true)
    expect((await detail(id, 'document')).serial_no).toBe('CT/25F')
  })

  it('of e-documents have two letters from July 2026 on, and the symbol of before no more', async () => {
    const { id } = await made(pit({ serial_no: 'CT26ab' }), 'document')
    expect(await detail(id, 'document')).toMatchObject({ serial_no: 'CT26AB', smbl_type: 'CT' })
    expect(await create(pit({ smbl_type: 'CT/', serial_no: 'CT/26E' }), 'document')).toEqual(
      refusedAt(['smbl_type', 'symbol_type_is_not_in_force']),
    )
    expect(await create(pit({ start_date: '2026-06-30' }), 'document')).toEqual(
      refusedAt(['smbl_type', 'symbol_type_is_not_in_force']),
    )
  })

  it('are put in use until 31 December in Vietnam, and not in the new year', async () => {
    const [last, late] = [await made(payload()), await made(payload())]
    const use = ({ id, version, body }: Awaited<ReturnType<typeof made>>) =>
      change(id, version, { ...content(body), status: '1' })
    now = new Date('2026-12-31T16:59:59.000Z')
    expect((await use(last)).ok).toBe(true)
    now = new Date('2026-12-31T17:00:00.000Z')
    expect(await use(late)).toEqual(refusedAt(['status', 'year_is_over']))
    expect((await detail(late.id)).status).toBe('0')
    expect((await made(payload({ start_date: '2027-01-01', serial_no: 'C27TAA' }))).id).not.toBe('')
  })

  it('of e-documents whose symbol is no longer issued are not put in use', async () => {
    const before = pit({ smbl_type: 'CT/', serial_no: 'CT/26E', start_date: '2026-03-01' })
    const { id, version } = await made(before, 'document')
    expect(await change(id, version, { ...content(before), status: '1' }, null, 'document')).toEqual(
      refusedAt(['status', 'symbol_is_over']),
    )
  })

  it('are refused with each field that is wrong [001-5-14 001-5-19 001-5-20 001-5-21 001-5-22]', async () => {
    expect(
      await create(payload({ smbl_type: '', start_no: '0', temp_id: '2000000201' }), 'invoice', member, ''),
    ).toEqual(
      refusedAt(
        ['smbl_type', 'symbol_type_is_required'],
        ['start_no', 'start_number_begins_with_zero'],
        ['logo_img', 'logo_is_required'],
        ['temp_id', 'template_id_is_not_allowed'],
      ),
    )
    expect(await create(payload({ smbl_type: 'M' }))).toEqual(refusedAt(['pos_comp', 'pos_is_required']))
    expect(await create(pit())).toMatchObject({ failure: { reason: 'fields.invalid' } })
    expect(await create(payload({ serial_no: 'C26T1A' }))).toEqual(
      refusedAt(['serial_no', 'serial_end_has_letters_only']),
    )
  })

  it('have a serial number of their own under a form number, also when they are saved at once', async () => {
    const body = payload()
    const outcomes = await Promise.all([create(body), create(body), create(body)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual(refusedAt(['serial_no', 'serial_is_taken']))
    expect((await create({ ...body, form_no: '2', temp_id: '2000000201' })).ok).toBe(true)
    expect((await create(body, 'invoice', stranger)).ok).toBe(true)
    const other = await made()
    expect(await change(other.id, other.version, { ...content(body), status: '0' })).toEqual(
      refusedAt(['serial_no', 'serial_is_taken']),
    )
  })

  it('keep their serial number when they are stopped', async () => {
    const { body } = await inStatus('2')
    expect(await create(body)).toEqual(refusedAt(['serial_no', 'serial_is_taken']))
  })

  it.each([
    ['0', '0', true],
    ['0', '1', true],
    ['0', '2', true],
    ['1', '0', false],
    ['1', '1', true],
    ['1', '2', true],
    ['2', '0', false],
    ['2', '1', false],
    ['2', '2', false],
  ] as const)('from status %s to %s: %s [001-4-12 001-4-15]', async (from, to, isPossible) => {
    const { id, version, body } = await inStatus(from)
    const moved = await change(id, version, { ...content(body), pos_comp: [], status: to })
    expect(moved.ok).toBe(isPossible)
    expect((await detail(id)).status).toBe(isPossible ? to : from)
  })

  it('keep their status where none is sent [001-4-13]', async () => {
    const { id, version, body } = await inStatus('1')
    const { sid } = await posOf('KEEP')
    const moved = await change(id, version, { ...content(body), pos_comp: [{ id: sid, selected_yn: 'Y' }] })
    expect(moved.ok).toBe(true)
    expect((await detail(id)).status).toBe('1')
  })

  it('are locked but for status and POS once they are in use [001-4-14]', async () => {
    const { id, version, body } = await inStatus('1')
    const { sid } = await posOf('LOCK')
    const pos_comp = [{ id: sid, selected_yn: 'Y' as const }]
    expect(await change(id, version, { ...content(body), start_no: '9', temp_id: '1000000112' })).toEqual(
      refusedAt(['temp_id', 'field_is_locked'], ['start_no', 'field_is_locked']),
    )
    expect(await change(id, version, content(body), 'other.png')).toEqual(refusedAt(['logo_img', 'field_is_locked']))
    expect((await change(id, version, { ...content(body), pos_comp })).ok).toBe(true)
    expect((await opened.store.shops.posOfTemplate(companyId, id)).map((pos) => pos.sid)).toEqual([sid])
  })

  it('can neither be saved nor given other POS once they are stopped [001-4-15]', async () => {
    const { id, version, body } = await inStatus('2')
    const { sid } = await posOf('STOP')
    expect(
      await change(id, version, { ...content(body), pos_comp: [{ id: sid, selected_yn: 'Y' }], status: '2' }),
    ).toMatchObject({ failure: { reason: 'template.stopped' } })
    expect(await detail(id)).toMatchObject({ status: '2', end_date: '2026-11-20' })
  })

  it('keep the stored logo where no other one is sent [001-7-03]', async () => {
    const { id, version, body } = await made()
    const second = await change(id, version, { ...content(body), start_no: '2', status: '0' })
    expect((await detail(id)).logo_img).toBe('logo.png')
    const third = second.ok && (await change(id, second.value.version, { ...content(body), status: '0' }, 'new.png'))
    expect(third).toMatchObject({ ok: true })
    expect((await detail(id)).logo_img).toBe('new.png')
  })

  it('are written over as they were opened only, and a repeated saving is answered again', async () => {
    const id = newId()
    const body = payload({ id })
    const first = await made(body)
    expect(await create(body)).toEqual({ ok: true, value: { id, version: first.version } })
    expect(await create({ ...body, start_no: '5' })).toMatchObject({ failure: { reason: 'template.changed' } })
    const changes = { ...content(body), start_no: '7', status: '1' } as const
    const second = await change(id, first.version, changes)
    expect(second.ok).toBe(true)
    expect(await change(id, first.version, changes)).toEqual(second)
    expect(await change(id, first.version, { ...changes, status: '2' })).toMatchObject({
      failure: { reason: 'template.changed' },
    })
    expect((await detail(id)).status).toBe('1')
    expect(await audited(id)).toEqual(['template.created', 'template.changed'])
  })

  it('are deleted all or none, only those of status 0 [001-4-16]', async () => {
    const [one, two, used] = [await made(), await made(), await inStatus('1')]
    const remove = (...ids: string[]) => deleteTemplates(opened.store, clock, member, 'invoice', ids)
    expect(await remove(one.id, used.id)).toEqual({
      ok: false,
      failure: { reason: 'template.notNew', fields: [{ field: 'ids.1', message: 'template_is_not_new' }] },
    })
    expect(await remove(one.id, 'unknown')).toMatchObject({ failure: { reason: 'record.absent' } })
    expect(await remove(one.id, two.id, one.id)).toEqual({ ok: true, value: { deleted: 2 } })
    expect(await opened.store.templates.byId(companyId, 'invoice', one.id)).toBeNull()
    expect(await audited(one.id)).toEqual(['template.created', 'template.deleted'])
  })

  it('hold the shops of their POS, and let go of them', async () => {
    const { shopId, sid } = await posOf('HOLD')
    const pos_comp = [{ id: sid, selected_yn: 'Y' as const }]
    const { id, version, body } = await made(payload({ smbl_type: 'M', serial_no: `C26M${nextLetters()}`, pos_comp }))
    expect(await deleteShops(opened.store, clock, member, [shopId])).toEqual({
      ok: false,
      failure: { reason: 'shop.inUse', fields: [{ field: 'shop_id.0', message: 'used_by_template:1' }] },
    })
    expect(await opened.store.shops.findPos(companyId, searchWords('HOLD'), 10, id)).toMatchObject([
      { sid, use_yn: 'Y', selected_yn: 'Y' },
    ])
    const unknown = [{ id: 'unknown', selected_yn: 'Y' as const }]
    expect(await change(id, version, { ...content(body), pos_comp: unknown, status: '0' })).toEqual(
      refusedAt(['pos_comp', 'pos_is_unknown']),
    )
    expect(await deleteTemplates(opened.store, clock, member, 'invoice', [id])).toEqual({
      ok: true,
      value: { deleted: 1 },
    })
    expect(await deleteShops(opened.store, clock, member, [shopId])).toEqual({ ok: true, value: { deleted: 1 } })
  })

  it('of one company or kind are not seen or touched by another, under one id', async () => {
    const { id, version, body } = await made()
    expect(await opened.store.templates.byId(stranger.companyId, 'invoice', id)).toBeNull()
    expect(await opened.store.templates.byId(companyId, 'document', id)).toBeNull()
    expect(await deleteTemplates(opened.store, clock, stranger, 'invoice', [id])).toMatchObject({ ok: false })
    const { sid } = await posOf('MINE')
    expect(await create(payload({ pos_comp: [{ id: sid, selected_yn: 'Y' }] }), 'invoice', stranger)).toEqual(
      refusedAt(['pos_comp', 'pos_is_unknown']),
    )
    expect((await change(id, version, { ...content(body), status: '0' })).ok).toBe(true)
  })

  it('are listed by kind, ordered, searched, with the years that have one', async () => {
    const page = (kind: TemplateKind, search: string, column = 'start_no') =>
      opened.store.templates.page(companyId, kind, searchWords(search), {
        number: 0,
        size: 100,
        sort: { column, direction: 'asc' },
      })
    await made(payload({ start_no: '10', start_date: '2040-02-01', serial_no: 'C40TZY' }))
    await made(payload({ start_no: '9', start_date: '2040-03-01', serial_no: 'C40TZX' }))
    expect((await page('invoice', 'c40t')).items.map(({ start_no }) => start_no)).toEqual(['9', '10'])
    expect((await page('invoice', '01/02/2040')).total).toBe(1)
    expect((await page('document', 'c40t')).total).toBe(0)
    expect(await opened.store.templates.years(companyId, 'invoice')).toContain('2040')
    expect(await opened.store.templates.years(companyId, 'document')).not.toContain('2040')
  })
})
