import * as v from 'valibot'

/*
 * What is read of answers, by the sections of the CSC API v2.0.0.2 (Cloud Signature Consortium, "Architectures and protocols for remote
 * signature applications"). Members that are not named here are passed over.
 */

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))

/** 11.1 info. */
export const infoSchema = v.object({
  authType: v.array(v.string()),
  /** Base of the authorization server; `oauth2/token` is below it (8.4.4). */
  oauth2: text(2000),
  methods: v.array(v.string()),
})

/** 8.4.4 oauth2/token; without `expires_in` a token lasts an hour. */
export const tokenSchema = v.object({
  access_token: text(10_000),
  expires_in: v.optional(v.pipe(v.number(), v.minValue(0)), 3600),
})

/** 11.4 credentials/list. */
export const credentialListSchema = v.object({ credentialIDs: v.array(text(500)) })

/** 11.5 credentials/info with `certificates: single`. */
export const credentialSchema = v.object({
  key: v.object({ status: v.picklist(['enabled', 'disabled']), algo: v.array(v.string()) }),
  cert: v.object({ status: v.optional(v.string(), 'valid'), certificates: v.array(v.string()) }),
  auth: v.object({
    mode: v.string(),
    objects: v.optional(v.array(v.object({ type: v.string(), id: text(200) })), []),
  }),
  /** Signatures of one authorization at most. The standard asks for it; without it there is one. */
  multisign: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
})
export type Credential = v.InferOutput<typeof credentialSchema>

/** 11.6 and 11.7 with status 200. */
export const activationSchema = v.object({ SAD: text(20_000) })
/** 11.6 and 11.7 with status 202. */
export const underWaySchema = v.object({ handle: text(2000) })

/** 11.10 signatures/signHash. */
export const signaturesSchema = v.object({ signatures: v.array(v.string()) })

/** 10.2; a code, so that it may be logged. */
export const errorSchema = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)) })

/** OIDs (section 5): SHA-256, and RSASSA-PKCS1-v1_5 with and without the hash in its name. */
export const oids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  rsaSha256: '1.2.840.113549.1.1.11',
} as const
