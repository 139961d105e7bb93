/** Where `npm run paths -- --views` puts the pictures of views; git does not keep them. */
export const picturesFolder = '.cache/statecharts/views'

/** A state's picture, below the folder of pictures. */
export const pictureOfState = (machine: string, state: string): string => `${machine}/${state}.jpg`
