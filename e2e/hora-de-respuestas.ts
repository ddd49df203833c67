import type { Page } from 'playwright-core'

/** These answers carry another hour than the machine's: the phone goes by it where its clock, or the program's, was moved. `url`: what is asked instead. */
export const responderConHora = (
  page: Page,
  ruta: RegExp,
  hora: () => Promise<string> | string,
  url?: string,
): Promise<unknown> =>
  page.route(ruta, async (route) => {
    const response = await route.fetch({ ...(url && { url }) })
    await route.fulfill({ response, headers: { ...response.headers(), date: await hora() } })
  })
