module.exports = {
  mode: 'production',
  entry: './main.js',
  output: { path: `${__dirname}/dist`, publicPath: '/' },
  performance: false,
};
