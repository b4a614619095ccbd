/** Where the page is kept that a visitor left for a partner's login: in the site's storage, as a login opens a tab of its own. */
export const LOGIN_RETURN = 'login-return';
