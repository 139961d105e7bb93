import './Avatar.css'

/** First letters of the last two words, which in Vietnamese are the middle and the given name. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(-2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()

/** A person's picture, or their initials. */
export function AvatarPicture({ name, image }: { readonly name: string; readonly image: string | null }) {
  return image === null ? (
    <span aria-hidden="true" className="avatar-picture" data-initials={initials(name)} />
  ) : (
    <img alt="" className="avatar-picture" height={26} src={image} width={26} />
  )
}

/** A person's picture, or their initials, beside their name. */
export function Avatar({ name, image }: { readonly name: string; readonly image: string | null }) {
  return (
    <span className="avatar">
      <AvatarPicture image={image} name={name} />
      <span className="avatar-name">{name}</span>
    </span>
  )
}
