import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInstaller, canBuildInstaller } from '../../tools/agentInstaller/buildInstaller.ts'

const folder = mkdtempSync(join(tmpdir(), 'tokhai-installer-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = ['agent.mjs', 'node.exe', 'start.jscript', 'node_modules/koffi/index.js']
const content = join(folder, 'content')
const installer = join(folder, 'tokhai-agent-0.1.0.msi')

const write = (file: string, text = `content of ${file}`): void => {
  mkdirSync(dirname(join(content, file)), { recursive: true })
  writeFileSync(join(content, file), text)
}

const said = (program: string, parameters: readonly string[]): string =>
  spawnSync(program, parameters, { encoding: 'utf8' }).stdout

/** Rows of a table by its own column names; its first lines are names, types and keys. */
const table = (name: string): readonly Readonly<Record<string, string>>[] => {
  const [names = '', , , ...rows] = said('msiinfo', ['export', installer, name]).trimEnd().split(/\r?\n/)
  const columns = names.split('\t')
  return rows.map((row) => {
    const values = row.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']))
  })
}

if (!canBuildInstaller())
  console.info('skipped: the installer of the signing agent, since wixl or msitools is not installed')

describe.runIf(canBuildInstaller())('the installer of the signing agent', () => {
  beforeAll(() => {
    for (const file of files) write(file)
    buildInstaller(folder, content, '0.1.0', installer)
  })

  it('installs for one user without an administrator, on 64-bit Windows', () => {
    const summary = said('msiinfo', ['suminfo', installer])
    // Compressed, and elevated privileges are not needed.
    expect(summary).toMatch(/^Source: 10 /m)
    expect(summary).toMatch(/^Template: x64;1033$/m)
    expect(table('Property').map(({ Property }) => Property)).not.toContain('ALLUSERS')
    expect(table('Registry').map(({ Root }) => Root)).toEqual(['1'])
    const install = table('Directory').find(({ Directory }) => Directory === 'INSTALLDIR')
    expect(install).toMatchObject({ Directory_Parent: 'LocalAppDataFolder', DefaultDir: 'tokhai-agent:.' })
  })

  it('holds every file but the settings, which it copies from beside itself', () => {
    const unpacked = join(folder, 'unpacked')
    mkdirSync(unpacked)
    said('msiextract', ['--directory', unpacked, installer])
    const found = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(found.map(({ name }) => name).toSorted()).toEqual(files.map((path) => basename(path)).toSorted())
    const settings = table('File').find(({ FileName }) => FileName === 'settings.json')
    expect(settings).toMatchObject({ Attributes: '8704', Sequence: String(files.length + 1) })
    expect(table('Media')).toMatchObject([
      { DiskId: '1', LastSequence: String(files.length), Cabinet: '#agent.cab' },
      { DiskId: '2', LastSequence: String(files.length + 1), Cabinet: '' },
    ])
    expect(table('FeatureComponents').length).toBe(files.length + 1)
  })

  it('starts the agent at sign-in, from the Start menu and when it is installed, without a window', () => {
    expect(table('Registry')).toMatchObject([
      {
        Key: 'Software\\Microsoft\\Windows\\CurrentVersion\\Run',
        Value: '"[System64Folder]wscript.exe" //E:JScript "[INSTALLDIR]start.jscript"',
      },
    ])
    expect(table('Shortcut')).toMatchObject([
      { Directory_: 'ProgramMenuFolder', Arguments: '//E:JScript "[INSTALLDIR]start.jscript" open' },
    ])
    expect(table('CustomAction').find(({ Action }) => Action === 'StartAgent')).toMatchObject({
      Target: '//E:JScript "[INSTALLDIR]start.jscript" open',
    })
  })

  it('ends the agent before it looks which files are in use, once it knows where they are', () => {
    const at = (action: string): number =>
      Number(table('InstallExecuteSequence').find(({ Action }) => Action === action)?.['Sequence'])
    expect(at('StopAgent')).toBeGreaterThan(at('CostFinalize'))
    expect(at('StopAgent')).toBeLessThan(at('InstallValidate'))
    expect(at('RemoveExistingProducts')).toBeGreaterThan(at('InstallValidate'))
    const stop = table('InstallExecuteSequence').find(({ Action }) => Action === 'StopAgent')
    expect(stop?.['Condition']).toBe('REMOVE="ALL"')
  })

  it('takes away on uninstallation all folders and what the agent has written', () => {
    const removed = table('RemoveFile').filter(({ InstallMode }) => InstallMode === '2')
    const folders = removed.filter(({ FileName }) => FileName === '').map(({ DirProperty }) => DirProperty)
    const own = table('Directory').filter(({ Directory }) => /^(?:D_|INSTALLDIR|LogFolder)/.test(Directory ?? ''))
    expect(new Set(folders)).toEqual(new Set(own.map(({ Directory }) => Directory)))
    const names = new Set(removed.map(({ FileName }) => FileName))
    expect(names).toEqual(new Set(['', 'agent.log', 'running.json']))
  })

  it('takes the place of every other version', () => {
    expect(table('Upgrade')).toMatchObject([{ VersionMin: '0.0.0', Attributes: '256', ActionProperty: 'OTHERVERSION' }])
  })

  it('is made once for one content, and is another product for another', () => {
    const productCode = () => table('Property').find(({ Property }) => Property === 'ProductCode')?.['Value']
    const first = productCode()
    const [kept] = said('ls', [join(folder, '.cache', 'installers')])
      .trim()
      .split('\n')
    const cached = join(folder, '.cache', 'installers', kept ?? '')
    utimesSync(cached, 1, 1)
    buildInstaller(folder, content, '0.1.0', installer)
    expect(statSync(cached).mtimeMs).toBe(1000)
    write('agent.mjs', 'another')
    buildInstaller(folder, content, '0.1.0', installer)
    expect(productCode()).not.toBe(first)
  })
})
