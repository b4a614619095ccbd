/** The environment that `SITE_ENV` names; what it means is content of site.json. An empty one names none: production. */
export const siteEnvironment = (): string => process.env.SITE_ENV || 'production';
