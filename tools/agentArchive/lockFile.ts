import * as v from 'valibot'

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
})

interface Project {
  readonly name: string
  readonly version: string
}

/**
 * The lock file of a project with this one dependency, at the version and checksum of the product's own lock file. Where it is fetched
 * from is left to the npm that fetches it. A package that has dependencies itself does not fit and throws.
 */
export function lockFileOf(project: Project, dependency: string, productLock: unknown): object {
  const place = `node_modules/${dependency}`
  const locked = v.parse(lockSchema, productLock).packages[place]
  if (locked?.version === undefined || locked.integrity === undefined || locked.dependencies !== undefined) {
    throw new Error(`${dependency} is not locked as one package without dependencies`)
  }
  const { version, integrity } = locked
  return {
    ...project,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { ...project, dependencies: { [dependency]: version } },
      [place]: { version, integrity, hasInstallScript: true },
    },
  }
}
