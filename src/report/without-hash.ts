/** `/media/images/logo.iunKkChSd0jGD6kj.svg` is `/images/logo.svg`, in whatever size it was made. */
export const withoutHash = (address: string): string =>
  address.replace(/\/media(\/.+)\.[\w-]{16}(?:-\d+)?(\.\w+)$/, '$1$2');
